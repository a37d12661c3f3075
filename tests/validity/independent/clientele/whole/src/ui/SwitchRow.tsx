import { useId } from "react";
import { Switch } from "./Switch";

interface Props {
  title: string;
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchRow({ title, text, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="rule flex items-center justify-between gap-4 border-b py-[10px] last:border-b-0">
      <div>
        <p id={`${id}-title`} className="font-bold leading-5">{title}</p>
        <p id={`${id}-text`} className="soft small leading-5">{text}</p>
      </div>
      <Switch checked={checked} onChange={onChange} labelledBy={`${id}-title`} describedBy={`${id}-text`} />
    </div>
  );
}
