import type { Participant } from '@widya/contract/participants';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { failureWithFirst } from '../failure-with-first.ts';
import { useSourceActions } from '../source/source-context.ts';
import { TICKET_LINK_TEXTS as texts } from './texts.ts';

interface TicketLinkDialogProps {
  readonly row: Participant;
  readonly onClose: () => void;
}

/** Asks before the links that somebody may still have open nothing any more. */
export function TicketLinkDialog({ row, onClose }: TicketLinkDialogProps) {
  const { site } = useSession().user;
  const { renewTicket } = useSourceActions();
  const sending = useAction(async () => {
    await renewTicket(row.id);
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
        <FailureBanner failure={failureWithFirst(sending.failure)} />
        <SiteNotice {...site} />
        <p>{texts.lead(row.full_name, row.email)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
