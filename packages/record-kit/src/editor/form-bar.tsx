import { Button } from '@widya/design-system/button';
import { SaveBarBox } from '@widya/design-system/save-bar';
import { styled } from '@widya/design-system/styled';
import { type ReactNode, useState } from 'react';
import { DiscardQuestion } from './discard-question.tsx';
import { SaveState, type SaveStateProps } from './save-state.tsx';
import { SAVE_TEXTS as texts } from './texts.ts';

const Bar = styled(SaveBarBox, { base: { justifyContent: 'flex-end', gap: '2' } });

interface FormBarProps extends SaveStateProps {
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** For short forms: Enter saves too, and an unchanged new form may be submitted to show its errors. */
  readonly short?: boolean;
  /** 'Tampilan Pengguna' and publish controls, before 'Simpan'. */
  readonly children?: ReactNode;
}

/** The sticky bar below a form, with its unsaved state and actions. Source: A-166. */
export function FormBar({ saving, onSave, onDiscard, short = false, children, ...state }: FormBarProps) {
  const { changes, isNew } = state;
  const [questionOpen, setQuestionOpen] = useState(false);
  return (
    <Bar role="region" aria-label={texts.save}>
      <SaveState {...state} />
      {children}
      {changes > 0 && (
        <Button size="sm" variant="ghost" disabled={saving} onClick={() => setQuestionOpen(true)}>
          {texts.discard}
        </Button>
      )}
      <Button
        size="sm"
        variant="primary"
        loading={saving}
        disabled={changes === 0 && !(short && isNew)}
        {...(short ? { type: 'submit' } : { onClick: onSave })}
      >
        {texts.save}
      </Button>
      <DiscardQuestion open={questionOpen} onKeep={() => setQuestionOpen(false)} onDiscard={onDiscard} />
    </Bar>
  );
}
