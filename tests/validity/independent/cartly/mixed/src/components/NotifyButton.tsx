import { Bell } from "lucide-react";
import { useState } from "react";
import { Product } from "../state/catalogue";
import { toast } from "../state/toasts";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import { Popover } from "../ui/Popover";

export function NotifyButton({ product, size = "sm" }: { product: Product; size?: "sm" | "lg" }) {
  return (
    <Popover
      label={`Notify me about ${product.name}`}
      trigger={
        <Button variant="outline" size={size}>
          <Bell className="h-[15px] w-[15px]" aria-hidden /> Notify me
        </Button>
      }
    >
      {(close) => <NotifyForm product={product} close={close} />}
    </Popover>
  );
}

function NotifyForm({ product, close }: { product: Product; close: () => void }) {
  const [email, setEmail] = useState("");
  return (
    <form
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        toast(`We'll email you when ${product.name} is back`);
        close();
      }}
    >
      <p className="mb-3 text-sm">{product.name} is out of the kiln for now. Leave an email and we will write when it is back.</p>
      <Field label="Email" type="email" value={email} onChange={(e) => setEmail(e.target.value)} />
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" size="sm">
          Tell me
        </Button>
      </div>
    </form>
  );
}
