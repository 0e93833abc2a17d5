import { useInstructorActions } from '@widya/api-client/instructors';
import type { Instructor } from '@widya/contract/instructors';
import { formatDateTime } from '@widya/contract/time/texts';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { useSession } from '@widya/remote-kit/session';
import { INSTRUCTORS_TEXTS as texts } from '../texts.ts';

interface PasswordDialogProps {
  readonly instructor: Instructor;
  readonly onClose: () => void;
}

/** Mails a link for setting a new password, so that nobody else knows it. D137. */
export function PasswordDialog({ instructor, onClose }: PasswordDialogProps) {
  const { site } = useSession().user;
  const { sendPasswordLink } = useInstructorActions();
  const act = async () => {
    const { expires_at } = await sendPasswordLink(instructor.id);
    toast.success(texts.passwordSent(formatDateTime(expires_at)));
  };
  return (
    <ConfirmAction title={texts.passwordTitle} confirmLabel={texts.passwordConfirm} act={act} onClose={onClose}>
      <SiteNotice {...site} />
      <p>{texts.passwordWhy(instructor.name, instructor.email ?? '')}</p>
    </ConfirmAction>
  );
}
