import { failureOf } from '@widya/api-client/api-error';
import { useWebhookActions } from '@widya/api-client/webhooks';
import type { Webhook } from '@widya/contract/webhooks';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { useAction } from '@widya/remote-kit/use-action';
import type { NewSecret } from '../new-secret.ts';
import { WEBHOOKS_TEXTS as texts } from '../texts.ts';

interface RotateDialogProps {
  readonly webhook: Webhook;
  readonly onRotated: (rotated: NewSecret) => void;
  readonly onClose: () => void;
}

/** Confirms a new secret, whose dialog then replaces this one. */
export function RotateDialog({ webhook, onRotated, onClose }: RotateDialogProps) {
  const { rotateSecret } = useWebhookActions();
  const rotating = useAction(async () => {
    const { secret, data } = await rotateSecret(webhook.id);
    onRotated({ name: data.name, secret });
  });
  return (
    <ConfirmDialog
      open
      title={texts.rotateTitle}
      confirmLabel={texts.actions.rotate}
      loading={rotating.busy}
      onConfirm={() => void rotating.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(rotating.failure)} />
        <p>{texts.rotateWhy(webhook.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
