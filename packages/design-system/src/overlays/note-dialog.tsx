import { Banner } from '../feedback/banner.tsx';
import { FailureBanner, type FailureBannerProps } from '../feedback/failure-banner.tsx';
import { Field } from '../inputs/field.tsx';
import { Textarea } from '../inputs/textarea.tsx';
import { FormDialog } from './form-dialog.tsx';

/** Longest note, as the API takes it. Source: D139. */
const MAX = 1_000;

/** What `useNote` of remote-kit gives, as far as it is drawn. */
interface EditedNote {
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly theirs: { readonly note: string | null; readonly changed_by?: string | null } | null;
  readonly save: () => unknown;
}

export interface NoteDialogProps {
  /** State of the note, as `useNote` gives it. */
  note: EditedNote;
  /** Default 'Catatan'. */
  title?: string | undefined;
  /** What or whom the note is about. */
  about: string;
  /** Who reads it. Default 'Hanya dibaca oleh pengelola.' */
  help?: string | undefined;
  /** Why saving failed; null when it has not. */
  failure: FailureBannerProps['failure'];
  /** A specified sentence said of a failure first. */
  failureTitle?: string | undefined;
  /** Closed, by any way out. */
  onClose: () => void;
}

/** The note that staff keep on a record; when somebody else has just written one, both are shown and one is chosen. */
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
