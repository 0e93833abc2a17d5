import { setTimeout as wait } from 'node:timers/promises';
import { LEASE_MS, takeDueMail } from './outbox.ts';
import type { Pace } from './rate.ts';
import { type MailParts, sendMail } from './send-mail.ts';

/** How often new mails are looked for while others are being sent, in ms. */
const LOOK_AGAIN_MS = 1_000;

interface Flow {
  readonly pace: Pace;
  readonly stopping: AbortSignal;
}

/**
 * Sends the due mails, as many at once as the transport allows, and waits until all are settled.
 * @param most maximum number of mails.
 * @returns how many were leased; 0 means that nothing is due.
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
