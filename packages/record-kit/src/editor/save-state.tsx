import { formatClock } from '@widya/contract/time/texts';
import { Muted } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { SAVE_TEXTS as texts } from './texts.ts';

const Status = styled('span', { base: { flex: { base: '1 0 100%', sm: '1 1 180px' }, minWidth: 0 } });

export interface SaveStateProps {
  readonly changes: number;
  /** Whether nothing has been saved yet. */
  readonly isNew: boolean;
  readonly problems: number;
  /** When the draft was last stored on this device. */
  readonly draftAt: string | null;
}

/** Describes the unsaved state in the bar below a form. */
export function SaveState({ changes, isNew, problems, draftAt }: SaveStateProps) {
  const notes = [
    draftAt && changes > 0 ? texts.draft(formatClock(draftAt)) : null,
    problems > 0 ? texts.problems(problems) : null,
  ].filter((note) => note !== null);
  return (
    <Status role="status">
      {changes > 0 ? texts.unsaved(changes) : isNew ? texts.untouched : texts.saved}
      {notes.map((note) => (
        <Muted key={note}> · {note}</Muted>
      ))}
    </Status>
  );
}
