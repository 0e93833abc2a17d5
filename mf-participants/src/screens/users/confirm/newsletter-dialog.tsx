import { failureOf } from '@widya/api-client/api-error';
import { useMemberActions } from '@widya/api-client/members';
import type { Member } from '@widya/contract/members';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { CONFIRM_TEXTS as texts, USERS_TEXTS } from '../texts.ts';

interface NewsletterDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Confirms subscribing or unsubscribing a person. B-168. */
export function NewsletterDialog({ member, onClose }: NewsletterDialogProps) {
  const { setNewsletter } = useMemberActions();
  const on = !member.subscribe_newsletter;
  const act = async () => {
    await setNewsletter(member.id, on);
    toast.undo(USERS_TEXTS.newsletterChanged(member.full_name, on), () => setNewsletter(member.id, !on), {
      failed: failureOf,
    });
  };
  return (
    <ConfirmAction
      title={on ? texts.newsletterOnTitle : texts.newsletterOffTitle}
      confirmLabel={on ? texts.newsletterOnVerb : texts.newsletterOffVerb}
      act={act}
      describe={failureOf}
      onClose={onClose}
    >
      <p>{on ? texts.newsletterOnWhy(member.full_name) : texts.newsletterOffWhy(member.full_name)}</p>
    </ConfirmAction>
  );
}
