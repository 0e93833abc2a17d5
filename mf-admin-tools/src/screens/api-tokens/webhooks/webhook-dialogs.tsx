import type { Webhook } from '@widya/contract/webhooks';
import { SecretDialog } from '../secret-dialog.tsx';
import { DeactivateDialog } from './actions/deactivate-dialog.tsx';
import { RemoveDialog } from './actions/remove-dialog.tsx';
import { RotateDialog } from './actions/rotate-dialog.tsx';
import { WebhookDialog } from './form/webhook-dialog.tsx';
import type { NewSecret } from './new-secret.ts';
import { CREATED_SECRET_TEXTS, ROTATED_SECRET_TEXTS } from './texts.ts';

/** The open dialog, at most one. */
export type OpenWebhookDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'rotate' | 'deactivate' | 'remove'; readonly webhook: Webhook }
  | { readonly kind: 'created' | 'rotated'; readonly secret: NewSecret };

interface WebhookDialogsProps {
  readonly opened: OpenWebhookDialog;
  readonly onOpen: (next: OpenWebhookDialog) => void;
  readonly onClose: () => void;
}

/** All dialogs of webhooks, whose code is loaded when the first of them is opened. */
export function WebhookDialogs({ opened, onOpen, onClose }: WebhookDialogsProps) {
  switch (opened.kind) {
    case 'add':
    case 'edit':
      return (
        <WebhookDialog
          webhook={opened.kind === 'edit' ? opened.webhook : null}
          onCreated={(secret) => onOpen({ kind: 'created', secret })}
          onClose={onClose}
        />
      );
    case 'rotate':
      return (
        <RotateDialog
          webhook={opened.webhook}
          onRotated={(secret) => onOpen({ kind: 'rotated', secret })}
          onClose={onClose}
        />
      );
    case 'deactivate':
      return <DeactivateDialog webhook={opened.webhook} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog webhook={opened.webhook} onClose={onClose} />;
    default:
      return (
        <SecretDialog
          texts={opened.kind === 'created' ? CREATED_SECRET_TEXTS : ROTATED_SECRET_TEXTS}
          {...opened.secret}
          onClose={onClose}
        />
      );
  }
}
