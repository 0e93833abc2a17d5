import { Button } from '@widya/design-system/button';
import { SaveBarBox } from '@widya/design-system/save-bar';
import { DiscardQuestion } from '@widya/record-kit/editor/discard-question';
import { SaveState, type SaveStateProps } from '@widya/record-kit/editor/save-state';
import { useState } from 'react';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

interface FormBarProps extends SaveStateProps {
  readonly saving: boolean;
  readonly onDiscard: () => void;
}

/** Below the form: what is unsaved, 'Batal' and 'Simpan'. A new form can be sent at any time, and is told what it misses. */
export function FormBar({ saving, onDiscard, ...state }: FormBarProps) {
  const { changes, isNew } = state;
  const [asking, setAsking] = useState(false);
  return (
    <SaveBarBox justifyContent="flex-end" role="region" aria-label={texts.save}>
      <SaveState {...state} />
      {changes > 0 && (
        <Button size="sm" variant="ghost" disabled={saving} onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      <Button type="submit" size="sm" variant="primary" loading={saving} disabled={!isNew && changes === 0}>
        {texts.save}
      </Button>
      <DiscardQuestion open={asking} onKeep={() => setAsking(false)} onDiscard={onDiscard} />
    </SaveBarBox>
  );
}
