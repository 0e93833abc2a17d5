import { formatDate } from '@widya/contract/time/texts';
import { WEBHOOK_STATE_LABELS } from '@widya/contract/webhook-rules';
import type { Webhook } from '@widya/contract/webhooks';
import { Badge } from '@widya/design-system/badge';
import { WEBHOOK_TEXTS as texts } from './texts.ts';

type State = Pick<Webhook, 'state' | 'failing_since' | 'deactivated_reason'>;

const wasStopped = ({ deactivated_reason }: State): boolean =>
  deactivated_reason !== null && deactivated_reason !== 'manual';

/** The state of a webhook in a few words. */
export function webhookStateText(webhook: State): string {
  const { state, failing_since } = webhook;
  if (state === 'failing' && failing_since !== null) return texts.failingSince(formatDate(failing_since));
  return state === 'inactive' && wasStopped(webhook) ? texts.stopped : WEBHOOK_STATE_LABELS[state];
}

/** Badge of the state of a webhook; one that Widya has stopped is marked like a failure. */
export function WebhookBadge({ webhook }: { readonly webhook: State }) {
  const { state } = webhook;
  const tone =
    state === 'active' ? 'ok' : state === 'failing' ? 'warn' : wasStopped(webhook) ? 'error' : ('neutral' as const);
  return <Badge tone={tone}>{webhookStateText(webhook)}</Badge>;
}
