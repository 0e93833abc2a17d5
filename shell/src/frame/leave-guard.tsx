import { LeaveGuardDialog } from '@widya/design-system/leave-guard-dialog';
import { unreadInput } from '@widya/design-system/unread-input';
import { hasUnsavedWork, useLeaveGuard } from '@widya/remote-kit/unsaved-work';
import { useEffect, useRef, useState } from 'react';
import { formToSave } from './form-to-save.ts';

/** Milliseconds to wait for a save; after that the person can see on the page what prevents it. */
const PATIENCE = 10_000;
/** Milliseconds after the screen's own save for it to reset its unsaved state. */
const AFTERWARDS = 500;

/** Blocks navigations while there is unsaved input, and asks what to do with it. */
export function LeaveGuard() {
  const { asking, stay, leave, save: ownSave } = useLeaveGuard();
  const [saving, setSaving] = useState<'no' | 'under way' | 'ended'>('no');
  const saved = saving !== 'no' && asking && !hasUnsavedWork();

  useEffect(() => {
    if (!saved) return;
    setSaving('no');
    leave();
  }, [saved, leave]);

  const latestStay = useRef(stay);
  useEffect(() => {
    latestStay.current = stay;
  });
  useEffect(() => {
    if (saving === 'no') return;
    const cancel = () => {
      setSaving('no');
      latestStay.current();
    };
    const timer = setTimeout(cancel, saving === 'ended' ? AFTERWARDS : PATIENCE);
    // The save was refused and the person corrects it, so the navigation is cancelled.
    document.addEventListener('input', cancel);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', cancel);
    };
  }, [saving]);

  const form = asking && !ownSave ? formToSave() : null;
  const save = () => {
    setSaving('under way');
    if (!ownSave) return form?.requestSubmit();
    // Ignored when the person has cancelled in the meantime. The screen reports a failure.
    const end = () => setSaving((now) => (now === 'no' ? now : 'ended'));
    ownSave().then(end, end);
  };
  return (
    <LeaveGuardDialog
      open={asking && saving === 'no'}
      onSave={ownSave || form ? save : null}
      unread={() => unreadInput(document.body)}
      onDiscard={leave}
      onStay={stay}
    />
  );
}
