import { hasUnsavedWork, useLeaveGuard } from '@widya/remote-kit/unsaved-work';
import { useEffect, useState } from 'react';
import { formToSave } from './form-to-save.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** A save that has not ended by then is not waited for: the person is on the page and sees what keeps it. Milliseconds. */
const PATIENCE = 10_000;

/** Holds navigations back while there is unsaved input, and asks what to do with it. */
export function LeaveGuard() {
  const { asking, stay, leave } = useLeaveGuard();
  const [saving, setSaving] = useState(false);
  const saved = saving && asking && !hasUnsavedWork();

  useEffect(() => {
    if (!saved) return;
    setSaving(false);
    leave();
  }, [saved, leave]);

  useEffect(() => {
    if (!saving) return;
    const give = () => {
      setSaving(false);
      stay();
    };
    const timer = setTimeout(give, PATIENCE);
    // The form was not accepted and is being corrected: the wish to leave is over.
    document.addEventListener('input', give);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', give);
    };
  }, [saving, stay]);

  const form = asking ? formToSave() : null;
  const save = () => {
    setSaving(true);
    form?.requestSubmit();
  };
  return <LeaveDialog open={asking && !saving} onSave={form ? save : null} onDiscard={leave} onCancel={stay} />;
}
