import { Button } from '@widya/design-system/button';
import { Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { useWatch } from '@widya/design-system/use-form';
import { useState } from 'react';
import type { ClassValues } from '../class-values.ts';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';
import { RecordingsDialog } from './recordings-dialog.tsx';

/** Recordings, edited in the dialog Sunting Tautan. Source: A-194. */
export function RecordingsSection({ form }: SectionProps) {
  const recordings = useWatch({ control: form.control, name: 'recordings' });
  const [open, setOpen] = useState(false);
  const done = (next: ClassValues['recordings']) => {
    form.setValue('recordings', next, { shouldDirty: true });
    setOpen(false);
  };
  return (
    <RecordSection
      id="tautan_rekaman"
      title={SECTION_TITLES.tautan_rekaman}
      aside={
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.editRecordings}
        </Button>
      }
    >
      {recordings.length === 0 ? (
        <Muted>{texts.noRecordings}</Muted>
      ) : (
        <ul>
          {recordings.map(({ url, title }) => (
            <li key={`${title} ${url}`}>
              {title} <Muted>{url}</Muted>
            </li>
          ))}
        </ul>
      )}
      {open && <RecordingsDialog recordings={recordings} onDone={done} />}
    </RecordSection>
  );
}
