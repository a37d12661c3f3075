import { useEffect } from "react";
import { createPortal } from "react-dom";
import { X } from "lucide-react";
import { snackbar, useSnack } from "../store/snackbar";
import { IconButton } from "./Button";

export function Snackbar() {
  const snack = useSnack();
  useEffect(() => {
    if (!snack) return;
    const timer = setTimeout(() => snackbar.close(), 6000);
    return () => clearTimeout(timer);
  }, [snack]);

  if (!snack) return null;
  return createPortal(
    <div className="snackbar" role="alert" key={snack.key}>
      <span>{snack.message}</span>
      {snack.onUndo && (
        <button type="button" className="snackbar-action" onClick={() => { snack.onUndo?.(); snackbar.close(); }}>
          Undo
        </button>
      )}
      <IconButton title="Close" className="snackbar-close" onClick={() => snackbar.close()}><X size={15} /></IconButton>
    </div>,
    document.body,
  );
}
