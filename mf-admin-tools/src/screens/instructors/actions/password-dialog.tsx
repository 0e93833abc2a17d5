import { failureOf } from '@widya/api-client/api-error';
import { useInstructorActions } from '@widya/api-client/instructors';
import type { Instructor } from '@widya/contract/instructors';
import { formatDateTime } from '@widya/contract/time/texts';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { INSTRUCTORS_TEXTS as texts } from '../texts.ts';

interface PasswordDialogProps {
  readonly instructor: Instructor;
  readonly onClose: () => void;
}

/** Mails a link by which the instructor sets a new password: nobody else learns it. D137. */
export function PasswordDialog({ instructor, onClose }: PasswordDialogProps) {
  const { site } = useSession().user;
  const { sendPasswordLink } = useInstructorActions();
  const sending = useAction(async () => {
    const { expires_at } = await sendPasswordLink(instructor.id);
    toast.success(texts.passwordSent(formatDateTime(expires_at)));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={texts.passwordTitle}
      confirmLabel={texts.passwordConfirm}
      loading={sending.busy}
      onConfirm={() => void sending.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(sending.failure)} />
        <SiteNotice {...site} />
        <p>{texts.passwordWhy(instructor.name, instructor.email ?? '')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
