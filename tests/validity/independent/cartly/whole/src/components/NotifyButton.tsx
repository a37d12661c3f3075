import { useState } from "react";
import { Bell, BellRing } from "lucide-react";
import type { Pot } from "../data/pots";
import { toast, waitFor } from "../store/actions";
import { useShop } from "../store/store";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Field } from "../ui/Field";

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function NotifyButton({ pot, size = "small" }: { pot: Pot; size?: "small" | "large" }) {
  const waiting = useShop((s) => s.waiting[pot.id]);
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [error, setError] = useState("");

  const submit = () => {
    if (!EMAIL.test(email.trim())) {
      setError("Enter an email address, like ida@cartly.example");
      return;
    }
    waitFor(pot.id, email.trim());
    setOpen(false);
    toast(`We will email ${email.trim()} when the ${pot.name} is back`);
  };

  if (waiting)
    return (
      <Button
        size={size}
        aria-pressed
        startIcon={<BellRing size={15} />}
        onClick={() => {
          waitFor(pot.id, null);
          toast(`No more emails about the ${pot.name}`);
        }}
      >
        On the list
      </Button>
    );

  return (
    <>
      <Button
        size={size}
        startIcon={<Bell size={15} />}
        onClick={() => {
          setEmail("");
          setError("");
          setOpen(true);
        }}
      >
        Notify me
      </Button>
      {open && (
        <Dialog
          title={`Tell me when the ${pot.name} is back`}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Not now</Button>
              <Button variant="contained" onClick={submit}>
                Email me
              </Button>
            </>
          }
        >
          <p>One email when it comes out of the kiln, and nothing else.</p>
          <Field label="Email address" type="email" value={email} onChange={setEmail} error={error} onEnter={submit} />
        </Dialog>
      )}
    </>
  );
}
