import { useUi } from "../state/UiContext";
import { ui } from "../theme";
import { Icon } from "./Icon";

export function NotifyButton({ name }: { name: string }) {
  const { toast } = useUi();
  return (
    <button type="button" style={{ ...ui.outline, ...ui.small }} onClick={() => toast(`We will let you know when the ${name} is back`)}>
      <Icon name="bell" size={16} />
      Notify me
    </button>
  );
}
