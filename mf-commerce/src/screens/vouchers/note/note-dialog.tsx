import type { Voucher } from '@widya/contract/vouchers';
import { Banner } from '@widya/design-system/banner';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { Textarea } from '@widya/design-system/textarea';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { failureOf } from '../../../features/failure.ts';
import { NOTE_MAX, NOTE_TEXTS as texts } from './texts.ts';
import { useNote } from './use-note.ts';

/** Writes the note of a voucher. Rule C-132. */
export function NoteDialog({ voucher, onClose }: { readonly voucher: Voucher; readonly onClose: () => void }) {
  const { draft, setDraft, dirty, busy, theirs, failure, save } = useNote(voucher, onClose);
  const tooLong = draft.trim().length > NOTE_MAX;
  useUnsavedWork(dirty, save);
  return (
    <FormDialog
      title={texts.title}
      description={texts.of(voucher.name, voucher.code)}
      size="md"
      onClose={onClose}
      onSubmit={() => void save()}
      dirty={dirty}
      busy={busy}
      failure={failureOf(failure)}
      submitDisabled={tooLong}
      submitLabel={theirs ? texts.keepMine : texts.save}
      cancelLabel={theirs ? texts.takeTheirs : texts.cancel}
      onCancel={theirs ? onClose : undefined}
    >
      {theirs && (
        <>
          <Banner tone="warn">{texts.conflict(theirs.changed_by)}</Banner>
          <Field label={texts.theirs}>
            <Textarea readOnly value={theirs.note || texts.none} rows={2} />
          </Field>
        </>
      )}
      <Field
        label={theirs ? texts.mine : texts.label}
        help={texts.help}
        error={tooLong ? texts.tooLong : null}
        aside={`${draft.length}/${NOTE_MAX}`}
      >
        <Textarea rows={4} value={draft} onChange={(event) => setDraft(event.target.value)} data-autofocus />
      </Field>
    </FormDialog>
  );
}
