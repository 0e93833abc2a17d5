import { Button } from '@widya/design-system/button';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface AnswerButtonsProps {
  readonly isFirst: boolean;
  readonly isConflict: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSkip: () => void;
  readonly onSave: (goesOn: boolean) => void;
}

/** Buttons of the answer dialog. */
export function AnswerButtons({ isFirst, isConflict, busy, onClose, onSkip, onSave }: AnswerButtonsProps) {
  if (isConflict)
    return (
      <>
        <Button onClick={onClose} disabled={busy}>
          {texts.takeTheirs}
        </Button>
        <Button variant="primary" loading={busy} onClick={() => onSave(false)}>
          {texts.keepMine}
        </Button>
      </>
    );
  return (
    <>
      <Button variant="ghost" onClick={onClose} disabled={busy}>
        {texts.cancel}
      </Button>
      {isFirst && (
        <Button onClick={onSkip} disabled={busy}>
          {texts.skip}
        </Button>
      )}
      <Button
        {...(isFirst ? { disabled: busy } : { variant: 'primary' as const, loading: busy })}
        onClick={() => onSave(false)}
      >
        {texts.save}
      </Button>
      {isFirst && (
        <Button variant="primary" loading={busy} onClick={() => onSave(true)}>
          {texts.answerAndNext}
        </Button>
      )}
    </>
  );
}
