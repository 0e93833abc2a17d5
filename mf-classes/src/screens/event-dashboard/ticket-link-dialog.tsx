import { useEventActions } from '@widya/api-client/events';
import type { SessionRegistration } from '@widya/contract/events';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { failureOf } from '@widya/record-kit/read/failure';
import { useSession } from '@widya/remote-kit/session';
import { TICKET_LINK_TEXTS as texts } from './texts.ts';

interface TicketLinkDialogProps {
  readonly row: SessionRegistration;
  readonly onClose: () => void;
}

/** Confirms sending a new ticket link, which revokes the existing ones. */
export function TicketLinkDialog({ row, onClose }: TicketLinkDialogProps) {
  const { site } = useSession().user;
  const { renewTicket } = useEventActions();
  const act = async () => {
    await renewTicket(row.session_id, row.id);
    toast.success(texts.sent(row.email));
  };
  return (
    <ConfirmAction title={texts.title} confirmLabel={texts.send} act={act} describe={failureOf} onClose={onClose}>
      <SiteNotice {...site} />
      <p>{texts.lead(row.full_name, row.email)}</p>
    </ConfirmAction>
  );
}
