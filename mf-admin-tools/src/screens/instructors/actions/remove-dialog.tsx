import { ApiError, failureOf } from '@widya/api-client/api-error';
import { useInstructorActions } from '@widya/api-client/instructors';
import type { Instructor, UpcomingClass } from '@widya/contract/instructors';
import { Banner } from '@widya/design-system/banner';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import { toast } from '@widya/design-system/toast';
import { linkTo } from '@widya/remote-kit/link-to';
import { useAction } from '@widya/remote-kit/use-action';
import { INSTRUCTORS_TEXTS as texts } from '../texts.ts';
import { useRestore } from './use-restore.ts';

/** The upcoming classes from a refusal, because of which the instructor cannot be deleted. */
function upcomingIn(failure: unknown): readonly UpcomingClass[] {
  const current = failure instanceof ApiError ? failure.current : null;
  return (current as { readonly upcoming_classes?: readonly UpcomingClass[] } | null)?.upcoming_classes ?? [];
}

interface RemoveDialogProps {
  readonly instructor: Instructor;
  readonly onClose: () => void;
}

/** Confirms the deletion of an instructor; lists upcoming classes that prevent it, with links. C-211, D137. */
export function RemoveDialog({ instructor, onClose }: RemoveDialogProps) {
  const { remove } = useInstructorActions();
  const restore = useRestore();
  const removing = useAction(async () => {
    await remove(instructor.id);
    toast.undo(texts.removed, () => restore(instructor));
    onClose();
  });
  const upcoming = upcomingIn(removing.failure);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle}
      confirmLabel={texts.actions.remove}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {upcoming.length > 0 ? (
          <>
            <Banner tone="error">{texts.upcoming}</Banner>
            <p>{texts.unlink}</p>
            <Stack as="ul" gap="1" margin="0" paddingInlineStart="5" listStyleType="disc">
              {upcoming.map(({ code, name }) => (
                <li key={code}>
                  <TextLink to={linkTo('ClassInstructors', { event_url: code }) ?? ''}>{name}</TextLink>
                </li>
              ))}
            </Stack>
          </>
        ) : (
          <>
            <FailureBanner failure={failureOf(removing.failure)} />
            <p>{texts.removeWhy(instructor.name)}</p>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
