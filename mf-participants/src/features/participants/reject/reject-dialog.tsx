import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { SiteNotice } from '@widya/design-system/site-notice';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef, useState } from 'react';
import { failureWithFirst } from '../failure-with-first.ts';
import { reasonError } from './reason-error.ts';
import { ReasonFields } from './reason-fields.tsx';
import { REJECT_TEXTS as texts } from './texts.ts';

interface RejectDialogProps {
  /** Text about the consequences. */
  readonly lead: string;
  /** Rejects and shows a message; on failure the dialog and its input stay. */
  readonly onReject: (reason: string, silent: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason of a rejection, and whether to send a mail. B-086 to B-088, D67. */
export function RejectDialog({ lead, onReject, onClose }: RejectDialogProps) {
  const { site } = useSession().user;
  const [reason, setReason] = useState('');
  const [silent, setSilent] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const rejecting = useAction(onReject);
  const isDirty = reason.trim() !== '';
  const error = reasonError(reason);

  const submit = async () => {
    setSubmitted(true);
    if (error) input.current?.focus();
    else await rejecting.run(reason.trim(), silent);
  };
  useUnsavedWork(isDirty && !rejecting.busy, submit);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={lead}
      locked={isDirty || rejecting.busy}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose} disabled={rejecting.busy}>
            {texts.cancel}
          </Button>
          <Button variant="danger" onClick={submit} loading={rejecting.busy}>
            {texts.reject}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FailureBanner failure={failureWithFirst(rejecting.failure)} />
        {!silent && <SiteNotice {...site} />}
        <ReasonFields
          reason={reason}
          silent={silent}
          error={submitted ? error : null}
          input={input}
          onReason={setReason}
          onSilent={setSilent}
        />
      </Stack>
    </Dialog>
  );
}
