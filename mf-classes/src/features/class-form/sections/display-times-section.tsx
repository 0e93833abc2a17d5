import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TextListInput } from '@widya/design-system/text-list-input';
import { useWatch } from '@widya/design-system/use-form';
import { useState } from 'react';
import type { SectionProps } from '../section-props.ts';
import { FORM_ERRORS, SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

interface EditorProps {
  readonly values: readonly string[];
  readonly onDone: (values: string[]) => void;
}

/** Edits the displayed dates; closing with an empty entry shows an error and keeps the dialog open. Source: D55. */
function DisplayTimesDialog({ values, onDone }: EditorProps) {
  const [entries, setEntries] = useState<string[]>([...values]);
  const [tried, setTried] = useState(false);
  const empty = entries.some((entry) => !entry.trim());
  const close = () => {
    setTried(true);
    if (!empty) onDone(entries.map((entry) => entry.trim()));
  };
  return (
    <Dialog
      open
      title={texts.displayTimes}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {texts.done}
        </Button>
      }
    >
      <Field label={texts.displayTime} group error={tried && empty ? FORM_ERRORS.incompleteList : null}>
        <TextListInput label={texts.displayTime} values={entries} onChange={setEntries} showEmpty={tried} />
      </Field>
    </Dialog>
  );
}

/** Dates as staff write them for the class page. Source. */
export function DisplayTimesSection({ form }: SectionProps) {
  const values = useWatch({ control: form.control, name: 'display_time' });
  const [open, setOpen] = useState(false);
  const done = (next: string[]) => {
    form.setValue('display_time', next, { shouldDirty: true });
    setOpen(false);
  };
  return (
    <RecordSection
      id="tanggal_tertampil"
      title={SECTION_TITLES.tanggal_tertampil}
      aside={
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.displayTimes}
        </Button>
      }
    >
      {values.length === 0 ? (
        <Muted>{texts.noDisplayTimes}</Muted>
      ) : (
        <ul>
          {values.map((value, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal texts are allowed, and the list is shown, not edited.
            <li key={position}>{value}</li>
          ))}
        </ul>
      )}
      {open && <DisplayTimesDialog values={values} onDone={done} />}
    </RecordSection>
  );
}
