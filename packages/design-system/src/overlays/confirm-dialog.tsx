import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** The action as a heading: 'Sembunyikan kelas'. */
  title: string;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  /** The verb of the action: 'Sembunyikan', 'Terima'. Never 'Ya'. */
  confirmLabel: string;
  /** Default 'Batal'. */
  cancelLabel?: string | undefined;
  /** Red, with the initial focus on 'Batal'. */
  danger?: boolean | undefined;
  /** Whether the action is running; the dialog then cannot be closed. */
  loading?: boolean | undefined;
  /** Called by the action's button; the screen closes the dialog. */
  onConfirm: () => void;
  /** Called by 'Batal', the close button and Escape; a press beside the dialog does nothing. */
  onCancel: () => void;
}

/** Confirms an action that cannot simply be undone. Prefer acting immediately with `toast.undo`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Batal', danger, loading, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      locked={loading}
      initialFocus={danger ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel} disabled={loading}>
            {cancelLabel}
          </Button>
          <Button ref={confirm} variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
