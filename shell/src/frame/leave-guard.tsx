import { LeaveGuardDialog } from '@widya/design-system/leave-guard-dialog';
import { hasUnsavedWork, useLeaveGuard } from '@widya/remote-kit/unsaved-work';
import { useEffect, useRef, useState } from 'react';
import { formToSave } from './form-to-save.ts';

/** A save that has not ended by then is not waited for: the person is on the page and sees what keeps it. Milliseconds. */
const PATIENCE = 10_000;
/** After the screen's own save has ended, for it to notice that nothing is unsaved any more. Milliseconds. */
const AFTERWARDS = 500;

/** Holds navigations back while there is unsaved input, and asks what to do with it. */
export function LeaveGuard() {
  const { asking, stay, leave, save: ownSave } = useLeaveGuard();
  const [saving, setSaving] = useState<'no' | 'under way' | 'ended'>('no');
  const saved = saving !== 'no' && asking && !hasUnsavedWork();

  useEffect(() => {
    if (!saved) return;
    setSaving('no');
    leave();
  }, [saved, leave]);

  const giveUp = useRef(stay);
  useEffect(() => {
    giveUp.current = stay;
  });
  useEffect(() => {
    if (saving === 'no') return;
    const give = () => {
      setSaving('no');
      giveUp.current();
    };
    const timer = setTimeout(give, saving === 'ended' ? AFTERWARDS : PATIENCE);
    // It was not accepted and is being corrected: the wish to leave is over.
    document.addEventListener('input', give);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', give);
    };
  }, [saving]);

  const form = asking && !ownSave ? formToSave() : null;
  const save = () => {
    setSaving('under way');
    if (!ownSave) return form?.requestSubmit();
    // Meanwhile the person may have given up: then nothing waits any more. A failure is said by the screen.
    const end = () => setSaving((now) => (now === 'no' ? now : 'ended'));
    ownSave().then(end, end);
  };
  return (
    <LeaveGuardDialog
      open={asking && saving === 'no'}
      onSave={ownSave || form ? save : null}
      onDiscard={leave}
      onStay={stay}
    />
  );
}
