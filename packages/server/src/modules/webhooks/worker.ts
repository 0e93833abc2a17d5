import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Services } from '../../platform/http/services.ts';
import { dueWebhooks } from './claim.ts';
import { type DeliveryParts, deliverAllOf } from './deliver.ts';
import { openReceivers } from './post-event.ts';

const PAUSE_MS = 1_000;

/**
 * Delivers events until it is stopped.
 * @returns stops it, after the attempts under way.
 */
export function startWebhookWorker(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  log: Logger,
): () => Promise<void> {
  const stopping = new AbortController();
  const receivers = openReceivers({ allowPrivate: services.config.privateWebhooks });
  const parts: DeliveryParts = { ...services, receivers, log };
  const busy = new Map<number, Promise<void>>();
  const start = (id: number) => {
    if (busy.has(id)) return;
    const work = deliverAllOf(parts, id, stopping.signal)
      .catch((error: unknown) => log.error({ err: error, webhook: id }, 'A webhook could not be worked on'))
      .finally(() => busy.delete(id));
    busy.set(id, work);
  };
  const done = (async () => {
    while (!stopping.signal.aborted) {
      try {
        for (const id of await dueWebhooks(services.db, services.clock())) start(id);
      } catch (error) {
        log.error({ err: error }, 'Webhooks could not be worked on');
      }
      await wait(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await done;
    await Promise.all(busy.values());
    await receivers.close();
  };
}
