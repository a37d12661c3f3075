import { KeyboardEvent, PointerEvent, useRef } from "react";
import { cn, focusRing } from "./cn";

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  valueText: string;
  onValueChange: (value: number) => void;
}

export function Slider({ label, min, max, step, value, valueText, onValueChange }: SliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const share = ((value - min) / (max - min)) * 100;
  const set = (raw: number) => onValueChange(Math.min(max, Math.max(min, Math.round(raw / step) * step)));

  const follow = (e: PointerEvent) => {
    const r = track.current!.getBoundingClientRect();
    set(min + ((e.clientX - r.left) / r.width) * (max - min));
  };
  const onKey = (e: KeyboardEvent) => {
    if (e.key === "ArrowLeft" || e.key === "ArrowDown") set(value - step);
    else if (e.key === "ArrowRight" || e.key === "ArrowUp") set(value + step);
    else if (e.key === "PageDown") set(value - step * 4);
    else if (e.key === "PageUp") set(value + step * 4);
    else if (e.key === "Home") set(min);
    else if (e.key === "End") set(max);
    else return;
    e.preventDefault();
  };

  return (
    <div
      ref={track}
      className="relative flex h-5 w-full touch-none select-none items-center"
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        follow(e);
      }}
      onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && follow(e)}
    >
      <div className="h-2 w-full overflow-hidden rounded-full border border-[#9aa29c] bg-white">
        <div className="h-full bg-[#1f3a9e]" style={{ width: `${share}%` }} />
      </div>
      <span
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        onKeyDown={onKey}
        style={{ left: `calc(${share}% - ${(share / 100) * 16}px)` }}
        className={cn("absolute h-4 w-4 rounded-full bg-[#1f3a9e]", focusRing)}
      />
    </div>
  );
}
