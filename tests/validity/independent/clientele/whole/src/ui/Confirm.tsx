import { Modal } from "./Modal";

interface Props {
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function Confirm({ title, text, action, onConfirm, onClose }: Props) {
  return (
    <Modal role="alertdialog" title={title} text={text} width={440} onClose={onClose}>
      <div className="flex justify-end gap-3 px-6 pb-5 pt-6">
        <button type="button" className="btn" data-autofocus onClick={onClose}>Cancel</button>
        <button
          type="button"
          className="btn"
          data-variant="danger"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </button>
      </div>
    </Modal>
  );
}
