import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { formatClock } from '@widya/design-system/formats/date';
import { Muted } from '@widya/design-system/layout';
import { SaveBarBox } from '@widya/design-system/save-bar';
import { styled } from '@widya/design-system/styled';
import { useState } from 'react';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

const Words = styled('span', { base: { flex: { base: '1 0 100%', sm: '1 1 180px' }, minWidth: 0 } });

interface FormBarProps {
  readonly changes: number;
  /** Nothing has been saved yet. */
  readonly isNew: boolean;
  readonly problems: number;
  readonly saving: boolean;
  /** When the draft on this computer was kept last. */
  readonly draftAt: string | null;
  readonly onDiscard: () => void;
}

/** Below the form: what is unsaved, 'Batal' and 'Simpan'. A new form can be sent at any time, and is told what it misses. */
export function FormBar({ changes, isNew, problems, saving, draftAt, onDiscard }: FormBarProps) {
  const [asking, setAsking] = useState(false);
  const notes = [
    draftAt && changes > 0 ? texts.draft(formatClock(draftAt)) : null,
    problems > 0 ? texts.problems(problems) : null,
  ].filter((note) => note !== null);
  return (
    <SaveBarBox justifyContent="flex-end" role="region" aria-label={texts.save}>
      <Words role="status">
        {changes > 0 ? texts.unsaved(changes) : isNew ? texts.untouched : texts.saved}
        {notes.map((note) => (
          <Muted key={note}> · {note}</Muted>
        ))}
      </Words>
      {changes > 0 && (
        <Button size="sm" variant="ghost" disabled={saving} onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      <Button type="submit" size="sm" variant="primary" loading={saving} disabled={!isNew && changes === 0}>
        {texts.save}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.discardTitle}
        confirmLabel={texts.discardConfirm}
        cancelLabel={texts.keepEditing}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        {texts.discardWhy}
      </ConfirmDialog>
    </SaveBarBox>
  );
}
