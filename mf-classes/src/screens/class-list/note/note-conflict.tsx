import { Banner } from '@widya/design-system/banner';
import { Field } from '@widya/design-system/field';
import { Textarea } from '@widya/design-system/textarea';
import { NOTE_TEXTS as texts } from './texts.ts';

interface NoteConflictProps {
  readonly theirs: string | null;
  readonly who?: string | null | undefined;
}

/** The note somebody else wrote meanwhile, above the own one. */
export function NoteConflict({ theirs, who }: NoteConflictProps) {
  return (
    <>
      <Banner tone="warn">{texts.conflict(who)}</Banner>
      <Field label={texts.theirs}>
        <Textarea readOnly value={theirs ?? texts.none} rows={2} />
      </Field>
    </>
  );
}
