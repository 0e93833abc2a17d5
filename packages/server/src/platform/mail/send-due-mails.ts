import { setTimeout as wait } from 'node:timers/promises';
import { LEASE_MS, takeDueMail } from './outbox.ts';
import type { Pace } from './rate.ts';
import { type MailParts, sendMail } from './send-mail.ts';

/** How soon new mails are noticed while others are on their way, ms. */
const LOOK_AGAIN_MS = 1_000;

interface Flow {
  readonly pace: Pace;
  readonly stopping: AbortSignal;
}

/**
 * Sends the mails that are due, as many at once as the transport takes, and waits for all of them to be settled.
 * @param most mails to take at most.
 * @returns how many were taken; 0 means there is nothing to do now.
 */
export async function sendDueMails(
  parts: MailParts,
  most: number,
  { pace, stopping }: Partial<Flow> = {},
): Promise<number> {
  const { db, clock, transport, log, leaseMs = LEASE_MS } = parts;
  const underWay = new Set<Promise<void>>();
  let taken = 0;
  while (taken < most && !stopping?.aborted) {
    if (underWay.size >= (transport.connections ?? 1)) {
      await Promise.race(underWay);
      continue;
    }
    await pace?.();
    const mail = await takeDueMail(db, { now: clock(), leaseMs });
    if (mail === undefined) {
      if (underWay.size === 0) break;
      await Promise.race([...underWay, wait(LOOK_AGAIN_MS, undefined, { ref: false })]);
      continue;
    }
    taken += 1;
    const sending = sendMail(parts, mail)
      .catch((error: unknown) => log.error({ err: error, outbox_id: mail.row.id }, 'A mail could not be settled'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  }
  await Promise.all(underWay);
  return taken;
}
