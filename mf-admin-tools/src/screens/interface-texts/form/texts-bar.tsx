import { formatClock } from '@widya/contract/time/texts';
import { SaveBar } from '@widya/design-system/save-bar';
import { DiscardQuestion } from '@widya/record-kit/editor/discard-question';
import { useState } from 'react';
import { INTERFACE_TEXTS_TEXTS as texts } from '../texts.ts';

interface TextsBarProps {
  readonly changes: number;
  readonly problems: number;
  readonly saving: boolean;
  /** When the draft was last stored on this device. */
  readonly draftAt: string | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Save bar, shown while there are unsaved changes; 'Batal' asks before discarding them. */
export function TextsBar({ changes, problems, saving, draftAt, onSave, onDiscard }: TextsBarProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <SaveBar
        changes={changes}
        saving={saving}
        note={draftAt ? texts.draft(formatClock(draftAt)) : undefined}
        problem={problems > 0 ? texts.problems(problems) : undefined}
        onSave={onSave}
        onCancel={() => setConfirming(true)}
      />
      <DiscardQuestion
        open={confirming}
        why={texts.discardWhy}
        onKeep={() => setConfirming(false)}
        onDiscard={onDiscard}
      />
    </>
  );
}
