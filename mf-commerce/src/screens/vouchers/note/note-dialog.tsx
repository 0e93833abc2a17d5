import { useVoucherActions } from '@widya/api-client/vouchers';
import type { Voucher } from '@widya/contract/vouchers';
import { NoteEditor } from '@widya/record-kit/notes/note-editor';
import { NOTE_TEXTS as texts } from './texts.ts';

/** Edits the note of a voucher. C-132. */
export function NoteDialog({ voucher, onClose }: { readonly voucher: Voucher; readonly onClose: () => void }) {
  const { note } = useVoucherActions();
  return (
    <NoteEditor
      noted={voucher}
      title={texts.title}
      about={texts.of(voucher.name, voucher.code)}
      write={(text, version) => note(voucher.code, text, version)}
      onClose={onClose}
    />
  );
}
