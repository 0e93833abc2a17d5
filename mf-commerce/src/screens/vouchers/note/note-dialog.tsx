import { presentRecord } from '@widya/api-client/api-error';
import { useVoucherActions } from '@widya/api-client/vouchers';
import type { Voucher } from '@widya/contract/vouchers';
import { NoteDialog as Dialog } from '@widya/design-system/note-dialog';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useNote } from '@widya/remote-kit/use-note';
import { failureOf } from '../../../features/failure.ts';
import { NOTE_TEXTS as texts } from './texts.ts';

/** Writes the note of a voucher. C-132. */
export function NoteDialog({ voucher, onClose }: { readonly voucher: Voucher; readonly onClose: () => void }) {
  const { note: send } = useVoucherActions();
  const note = useNote({
    noted: voucher,
    write: (text, version) => send(voucher.code, text, version),
    present: presentRecord<Voucher>,
    onSaved: (undo) => {
      toast.undo(texts.saved, undo, { failed: failureOf });
      onClose();
    },
  });
  useUnsavedWork(note.dirty, note.save);
  return (
    <Dialog
      note={note}
      title={texts.title}
      about={texts.of(voucher.name, voucher.code)}
      failure={failureOf(note.failure)}
      onClose={onClose}
    />
  );
}
