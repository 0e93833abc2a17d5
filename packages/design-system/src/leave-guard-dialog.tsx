import { useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface LeaveGuardDialogProps {
  open: boolean;
  saving?: boolean | undefined;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asked before a page with unsaved input is left. Escape stays. Never shown after a successful save. */
export function LeaveGuardDialog({ open, saving, onSave, onDiscard, onStay }: LeaveGuardDialogProps) {
  const save = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Perubahan belum disimpan"
      role="alertdialog"
      size="sm"
      locked={saving}
      initialFocus={save}
      footer={
        <>
          <Button onClick={onStay} disabled={saving}>
            Batal
          </Button>
          <Button variant="dangerQuiet" onClick={onDiscard} disabled={saving}>
            Buang
          </Button>
          <Button ref={save} variant="primary" onClick={onSave} loading={saving}>
            Simpan &amp; keluar
          </Button>
        </>
      }
    >
      Isian di halaman ini belum disimpan. Simpan dahulu, buang perubahannya, atau tetap di halaman ini.
    </Dialog>
  );
}
