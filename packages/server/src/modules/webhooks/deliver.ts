import type { Logger } from 'pino';
import { unseal } from '../../platform/auth/sealed-secret.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import type { Services } from '../../platform/http/services.ts';
import { continueTrace } from '../../platform/tracing/tracing.ts';
import { type Claimed, claimDue } from './claim.ts';
import type { Attempt, Receivers } from './post-event.ts';
import { messageIdOf, signatureOf } from './rules.ts';
import { secretOwner } from './secrets.ts';
import { settle } from './settle.ts';

export interface DeliveryParts extends Pick<Services, 'db' | 'config' | 'clock'> {
  readonly receivers: Receivers;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

/** @returns null when the secrets cannot be decrypted with the key of the installation. */
async function secretsOf({ config, log }: DeliveryParts, claimed: Claimed, now: Date): Promise<string[] | null> {
  const { webhook_id, secret, old_secret, old_secret_until } = claimed;
  const isOldValid = old_secret !== null && old_secret_until !== null && old_secret_until > now;
  const key = await secretsKeyOf(config);
  try {
    return [secret, ...(isOldValid ? [old_secret] : [])].map((sealed) => unseal(key, sealed, secretOwner(webhook_id)));
  } catch (error) {
    log.error({ err: error, webhook: webhook_id }, 'The secret of a webhook cannot be decrypted');
    return null;
  }
}

async function attemptOf(parts: DeliveryParts, claimed: Claimed): Promise<Attempt> {
  const now = parts.clock();
  const secrets = await secretsOf(parts, claimed, now);
  if (secrets === null) return { status: null, error: 'secret', response: '', ms: 0 };
  const { type, created_at, data } = claimed;
  const body = JSON.stringify({ type, timestamp: created_at.toISOString(), data });
  const id = messageIdOf(claimed.message_id);
  const timestamp = Math.floor(now.getTime() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Widya-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
  };
  return parts.receivers.post(claimed.url, headers, body);
}

async function deliver(parts: DeliveryParts, claimed: Claimed): Promise<void> {
  const attempt = await attemptOf(parts, claimed);
  const { id, webhook_id } = claimed;
  if (attempt.error !== null)
    parts.log.warn({ delivery: id, webhook: webhook_id, error: attempt.error }, 'An event was not delivered');
  await settle(parts.db, claimed, attempt, parts.clock());
}

/** An event is written by a trigger, which knows no trace, so each attempt begins one. */
function deliverTraced(parts: DeliveryParts, claimed: Claimed): Promise<void> {
  const attributes = {
    'widya.webhook_id': claimed.webhook_id,
    'widya.event_type': claimed.type,
    'widya.message_id': messageIdOf(claimed.message_id),
  };
  return continueTrace('webhook', { kind: 'consumer', parent: null, attributes }, () => deliver(parts, claimed));
}

/** Sends what is due for one webhook until nothing is, or until stopped. */
export async function deliverAllOf(parts: DeliveryParts, webhookId: number, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const claimed = await claimDue(parts.db, webhookId, parts.clock());
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((one) => deliverTraced(parts, one)));
  }
}
