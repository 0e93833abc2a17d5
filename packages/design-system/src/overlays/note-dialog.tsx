import { Banner } from '../feedback/banner.tsx';
import { FailureBanner, type FailureBannerProps } from '../feedback/failure-banner.tsx';
import { Field } from '../inputs/field.tsx';
import { Textarea } from '../inputs/textarea.tsx';
import { FormDialog } from './form-dialog.tsx';

/** Longest note that the API accepts. Source: D139. */
const MAX = 1_000;

/** The displayed part of the result of `useNote` in remote-kit. */
interface EditedNote {
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly theirs: { readonly note: string | null; readonly changed_by?: string | null } | null;
  readonly save: () => unknown;
}

export interface NoteDialogProps {
  /** State of the note, from `useNote`. */
  note: EditedNote;
  /** Default 'Catatan'. */
  title?: string | undefined;
  /** The record or person of the note. */
  about: string;
  /** Who reads it. Default 'Hanya dibaca oleh pengelola.' */
  help?: string | undefined;
  /** Why saving failed; null without an error. */
  failure: FailureBannerProps['failure'];
  /** A specified message that is shown before the cause. */
  failureTitle?: string | undefined;
  /** Called whenever the dialog closes. */
  onClose: () => void;
}

/** The staff note of a record. After a concurrent change, it shows both versions for a choice. */
export function NoteDialog(props: NoteDialogProps) {
  const {
    note,
    title = 'Catatan',
    about,
    help = 'Hanya dibaca oleh pengelola.',
    failure,
    failureTitle,
    onClose,
  } = props;
  const { draft, setDraft, dirty, busy, theirs, save } = note;
  const tooLong = draft.trim().length > MAX;
  return (
    <FormDialog
      title={title}
      description={about}
      size="md"
      onClose={onClose}
      onSubmit={() => void save()}
      dirty={dirty}
      busy={busy}
      submitDisabled={tooLong}
      submitLabel={theirs ? 'Pakai catatan saya' : undefined}
      cancelLabel={theirs ? 'Pakai catatan terbaru' : undefined}
      onCancel={theirs ? onClose : undefined}
    >
      <FailureBanner failure={failure} title={failureTitle} />
      {theirs ? (
        <>
          <Banner tone="warn">
            Catatan ini baru saja diubah {theirs.changed_by || 'orang lain'}. Pilih catatan yang dipakai.
          </Banner>
          <Field label="Catatan terbaru">
            <Textarea readOnly value={theirs.note || 'Kosong'} rows={2} />
          </Field>
        </>
      ) : null}
      <Field
        label={theirs ? 'Catatan Anda' : 'Catatan'}
        help={help}
        error={tooLong ? 'Catatan paling panjang 1.000 karakter' : null}
        aside={`${draft.length}/${MAX}`}
      >
        <Textarea rows={4} value={draft} onChange={(event) => setDraft(event.target.value)} data-autofocus />
      </Field>
    </FormDialog>
  );
}
