import type { MemberDetail } from '@widya/contract/members';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Inline } from '@widya/design-system/layout';
import { PERSON_TEXTS as texts } from './texts.ts';

interface InvitationProps {
  readonly invitation: MemberDetail['invitation'];
}

/** State of the mail with the claim link, until when the link works, and why the mail was not sent. */
export function Invitation({ invitation }: InvitationProps) {
  if (invitation === null) return texts.invitationNone;
  const { state, reason } = invitation;
  const sent = formatDateTime(invitation.sent_at);
  if (state === 'sent') return texts.invitationSent(sent, formatDateTime(invitation.expires_at));
  if (state === 'over') return texts.invitationOver(sent);
  return (
    <Inline>
      {state === 'failed' ? (
        <Badge tone="error">{texts.invitationFailed}</Badge>
      ) : (
        <Badge tone="warn">{texts.invitationWaiting}</Badge>
      )}
      {reason}
    </Inline>
  );
}
