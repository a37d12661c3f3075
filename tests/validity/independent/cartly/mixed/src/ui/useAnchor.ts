import { RefObject, useEffect, useLayoutEffect, useState } from "react";

export interface AnchorBox {
  left: number;
  right: number;
  top: number;
  width: number;
}

export function useAnchor(anchor: RefObject<HTMLElement>, open: boolean): AnchorBox | null {
  const [box, setBox] = useState<AnchorBox | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const r = anchor.current?.getBoundingClientRect();
      if (r) setBox({ left: r.left, right: window.innerWidth - r.right, top: r.bottom + 6, width: r.width });
    };
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [open, anchor]);
  return open ? box : null;
}

export function useOutside(refs: RefObject<HTMLElement>[], open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const onDown = (e: PointerEvent) => {
      if (refs.every((r) => !r.current?.contains(e.target as Node))) close();
    };
    document.addEventListener("pointerdown", onDown);
    return () => document.removeEventListener("pointerdown", onDown);
  });
}
