import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { TODAY, long } from "./data";

export function CheckBox({ on, onClick, big }: { on: boolean; onClick?: () => void; big?: boolean }) {
  return (
    <div
      className={"cb" + (on ? " on" : "") + (big ? " big" : "")}
      onClick={(e) => {
        if (!onClick) return;
        e.stopPropagation();
        onClick();
      }}
    >
      {on && <Check size={big ? 18 : 14} strokeWidth={3.5} />}
    </div>
  );
}

export function Toggle({ on, onClick }: { on: boolean; onClick: () => void }) {
  return (
    <div className={"pill" + (on ? " on" : "")} onClick={onClick}>
      <div className="knob" />
    </div>
  );
}

export function Seg({ items, value, onPick }: { items: { id: string; label: ReactNode }[]; value: string; onPick: (id: string) => void }) {
  return (
    <div className="seg">
      {items.map((i) => (
        <span key={i.id} className={i.id === value ? "on" : ""} onClick={() => onPick(i.id)}>
          {i.label}
        </span>
      ))}
    </div>
  );
}

export function TagPill({ tag }: { tag: string }) {
  return <span className={"tag tag-" + (tag || "none").toLowerCase()}>{tag || "No tag"}</span>;
}

export function Modal({ title, text, yes, onYes, onNo }: { title: string; text: string; yes: string; onYes: () => void; onNo: () => void }) {
  return (
    <div className="overlay" onClick={onNo}>
      <div className="modal" onClick={(e) => e.stopPropagation()}>
        <h3>{title}</h3>
        <p>{text}</p>
        <div className="row end">
          <button className="btn" onClick={onNo}>Keep</button>
          <button className="btn danger" onClick={onYes}>{yes}</button>
        </div>
      </div>
    </div>
  );
}

export function Fold({ title, open, onClick, children }: { title: string; open: boolean; onClick?: () => void; children?: ReactNode }) {
  return (
    <div className="card pad">
      <div className="foldhead" onClick={onClick}>
        <span className={"tri" + (open ? " open" : "")} />
        {title}
      </div>
      {open && children}
    </div>
  );
}

export function Head({ title, sub, open, habits, extra }: { title: string; sub: ReactNode; open: number; habits: string; extra?: ReactNode }) {
  return (
    <div className="head">
      <div>
        <h1>{title}</h1>
        <div className="sub">{sub}</div>
      </div>
      <div className="headright">
        {extra}
        <div>
          <div className="date">{long(TODAY)}</div>
          <div className="badges">
            <span className="badge red">{open} open tasks</span>
            <span className="badge green">{habits} habits today</span>
          </div>
        </div>
      </div>
    </div>
  );
}
