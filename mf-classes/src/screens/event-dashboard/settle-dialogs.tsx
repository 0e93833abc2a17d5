import { useEventActions } from '@widya/api-client/events';
import type { SessionRegistration } from '@widya/contract/events';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { SiteNotice } from '@widya/design-system/site-notice';
import { Textarea } from '@widya/design-system/textarea';
import { toast } from '@widya/design-system/toast';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { failureOf } from '@widya/record-kit/read/failure';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { REGISTRATION_TEXTS as texts } from './texts.ts';

export interface Settlement {
  readonly action: 'accept' | 'reject';
  readonly row: SessionRegistration;
}

interface DialogProps {
  readonly row: SessionRegistration;
  readonly onClose: () => void;
}

function AcceptDialog({ row, onClose }: DialogProps) {
  const { site } = useSession().user;
  const { acceptRegistration } = useEventActions();
  const act = async () => {
    await acceptRegistration(row.session_id, row.id);
    toast.success(texts.accepted(row.full_name));
  };
  return (
    <ConfirmAction
      title={texts.acceptTitle(row.full_name)}
      confirmLabel={texts.accept}
      act={act}
      describe={failureOf}
      onClose={onClose}
    >
      <SiteNotice {...site} />
      <p>{texts.acceptWhy}</p>
    </ConfirmAction>
  );
}

/** Rejects with a required reason. B-088. */
function RejectDialog({ row, onClose }: DialogProps) {
  const { site } = useSession().user;
  const { rejectRegistration } = useEventActions();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  const rejecting = useAction(async () => {
    await rejectRegistration(row.session_id, row.id, reason.trim());
    toast.success(texts.rejected(row.full_name));
    onClose();
  });
  const reject = () => {
    setTried(true);
    if (!missing) void rejecting.run();
  };
  const { requestClose, question } = useCloseGuard({
    dirty: !missing,
    busy: rejecting.busy,
    onClose,
    onSave: reject,
    saveLabel: texts.reject,
  });
  return (
    <>
      <Dialog
        open
        title={texts.rejectTitle(row.full_name)}
        onClose={requestClose}
        locked={rejecting.busy}
        footer={
          <>
            <Button onClick={requestClose} disabled={rejecting.busy}>
              {texts.cancel}
            </Button>
            <Button variant="danger" loading={rejecting.busy} onClick={reject}>
              {texts.reject}
            </Button>
          </>
        }
      >
        <Stack>
          <FailureBanner failure={failureOf(rejecting.failure)} />
          <SiteNotice {...site} />
          <Field
            label={texts.reason}
            required
            help={texts.rejectWhy}
            error={tried && missing ? texts.reasonMissing : undefined}
          >
            <Textarea value={reason} maxLength={1_000} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </Stack>
      </Dialog>
      {question}
    </>
  );
}

/** Dialog for the decision about a registration. B-023, D53. */
export const SettleDialog = ({
  settlement,
  onClose,
}: {
  readonly settlement: Settlement;
  readonly onClose: () => void;
}) =>
  settlement.action === 'accept' ? (
    <AcceptDialog row={settlement.row} onClose={onClose} />
  ) : (
    <RejectDialog row={settlement.row} onClose={onClose} />
  );
