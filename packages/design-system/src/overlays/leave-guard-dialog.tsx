import { useRef } from 'react';
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
  const { open, saving, onSave, onDiscard, onStay, scope = 'page', saveLabel = 'Simpan & keluar' } = props;
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Perubahan belum disimpan"
      role="alertdialog"
      size="sm"
      locked={saving}
      initialFocus={stay}
      footer={
        <>
          <Button ref={stay} onClick={onStay} disabled={saving}>
            Batal
          </Button>
          <Button variant="dangerQuiet" onClick={onDiscard} disabled={saving}>
            Buang
          </Button>
          {onSave ? (
            <Button variant="primary" onClick={onSave} loading={saving}>
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
