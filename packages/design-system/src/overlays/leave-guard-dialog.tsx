import { useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

const LEFT = { page: 'halaman', form: 'formulir' } as const;

export interface LeaveGuardDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Whether the input is being saved. */
  saving?: boolean | undefined;
  /** Null when saving is not possible; the dialog then offers only leaving and staying. */
  onSave: (() => void) | null;
  /** Finds an input with text that cannot be read, such as a date; saving then returns to it, as it would be lost. */
  unread?: (() => HTMLElement | null) | undefined;
  /** Leaves without saving. */
  onDiscard: () => void;
  /** Continues editing. */
  onStay: () => void;
  /** What is left: the page (default), or a form above it. */
  scope?: keyof typeof LEFT | undefined;
  /** Default 'Simpan & keluar'. */
  saveLabel?: string | undefined;
}

/**
 * Asks before unsaved input would be lost. Escape stays, and so does Enter, because staying has the initial focus.
 * Never shown after a successful save.
 */
export function LeaveGuardDialog(props: LeaveGuardDialogProps) {
  const { open, saving, onSave, unread, onDiscard, onStay, scope = 'page', saveLabel = 'Simpan & keluar' } = props;
  const stay = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) returnTo.current = null;
  }, [open]);
  const save = () => {
    returnTo.current = unread?.() ?? null;
    if (!returnTo.current) return onSave?.();
    returnTo.current.scrollIntoView?.({ block: 'center' });
    onStay();
  };
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Perubahan belum disimpan"
      role="alertdialog"
      size="sm"
      locked={saving}
      initialFocus={stay}
      finalFocus={() => returnTo.current}
      footer={
        <>
          <Button ref={stay} onClick={onStay} disabled={saving}>
            Batal
          </Button>
          <Button variant="dangerQuiet" onClick={onDiscard} disabled={saving}>
            Buang
          </Button>
          {onSave ? (
            <Button variant="primary" onClick={save} loading={saving}>
              {saveLabel}
            </Button>
          ) : null}
        </>
      }
    >
      Ada isian di {LEFT[scope]} ini yang belum disimpan.
    </Dialog>
  );
}
