import { useEventActions } from '@widya/api-client/events';
import type { SessionRegistration } from '@widya/contract/events';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../../features/failure.ts';
import { TICKET_LINK_TEXTS as texts } from './texts.ts';

interface TicketLinkDialogProps {
  readonly row: SessionRegistration;
  readonly onClose: () => void;
}

/** Asks before the links that somebody may still have open nothing any more. */
export function TicketLinkDialog({ row, onClose }: TicketLinkDialogProps) {
  const { site } = useSession().user;
  const { renewTicket } = useEventActions();
  const sending = useAction(async () => {
    await renewTicket(row.session_id, row.id);
    toast.success(texts.sent(row.email));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.send}
      loading={sending.busy}
      onConfirm={() => void sending.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(sending.failure)} />
        <SiteNotice {...site} />
        <p>{texts.lead(row.full_name, row.email)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
