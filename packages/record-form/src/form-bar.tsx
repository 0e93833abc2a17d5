import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { formatClock } from '@widya/design-system/formats/date';
import { Muted } from '@widya/design-system/layout';
import { SaveBarBox } from '@widya/design-system/save-bar';
import { styled } from '@widya/design-system/styled';
import { type ReactNode, useRef, useState } from 'react';
import { SAVE_TEXTS as texts } from './texts.ts';
import { useToastsAbove } from './use-toasts-above.ts';

const Bar = styled(SaveBarBox, { base: { justifyContent: 'flex-end', gap: '2' } });
const Words = styled('span', { base: { flex: { base: '1 0 100%', sm: '1 1 180px' }, minWidth: 0 } });

interface FormBarProps {
  readonly changes: number;
  /** Nothing has been saved yet. */
  readonly isNew: boolean;
  readonly problems: number;
  readonly saving: boolean;
  /** When the draft on this computer was kept last. */
  readonly draftAt: string | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** 'Tampilan Pengguna' and the publish controls, before 'Simpan'. */
  readonly children?: ReactNode;
}

/** The fixed bar below the form: what is unsaved, and what can be done. Source: specification 1 §2.6 and 3 §2.2, rule A-166, product bar 1.3. */
export function FormBar({ changes, isNew, problems, saving, draftAt, onSave, onDiscard, children }: FormBarProps) {
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  const notes = [
    draftAt && changes > 0 ? texts.draft(formatClock(draftAt)) : null,
    problems > 0 ? texts.problems(problems) : null,
  ].filter((note) => note !== null);
  return (
    <Bar ref={bar} role="region" aria-label={texts.save}>
      <Words role="status">
        {changes > 0 ? texts.unsaved(changes) : isNew ? texts.untouched : texts.saved}
        {notes.map((note) => (
          <Muted key={note}> · {note}</Muted>
        ))}
      </Words>
      {children}
      {changes > 0 && (
        <Button size="sm" variant="ghost" disabled={saving} onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      )}
      <Button size="sm" variant="primary" loading={saving} disabled={changes === 0} onClick={onSave}>
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
    </Bar>
  );
}
