import type { Participant } from '@widya/contract/participants';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { useSession } from '@widya/remote-kit/session';
import { failureWithFirst } from '../failure-with-first.ts';
import { useSourceActions } from '../source/source-context.ts';
import { TICKET_LINK_TEXTS as texts } from './texts.ts';

interface TicketLinkDialogProps {
  readonly row: Participant;
  readonly onClose: () => void;
}

/** Confirms sending a new ticket link, which revokes the existing ones. */
export function TicketLinkDialog({ row, onClose }: TicketLinkDialogProps) {
  const { site } = useSession().user;
  const { renewTicket } = useSourceActions();
  const act = async () => {
    await renewTicket(row.id);
    toast.success(texts.sent(row.email));
  };
  return (
    <ConfirmAction
      title={texts.title}
      confirmLabel={texts.send}
      act={act}
      describe={failureWithFirst}
      onClose={onClose}
    >
      <SiteNotice {...site} />
      <p>{texts.lead(row.full_name, row.email)}</p>
    </ConfirmAction>
  );
}
