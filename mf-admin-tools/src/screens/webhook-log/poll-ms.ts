import type { WebhookDelivery } from '@widya/contract/webhooks';

const SOON_MS = 60_000;
const FAST_MS = 3_000;

/** How soon to read the deliveries again: often while one is due, so that a test shows its result; otherwise never. */
export const pollMs = (deliveries: readonly WebhookDelivery[], now: number): number =>
  deliveries.some(({ state, next_at }) => state === 'waiting' && next_at && Date.parse(next_at) < now + SOON_MS)
    ? FAST_MS
    : 0;
