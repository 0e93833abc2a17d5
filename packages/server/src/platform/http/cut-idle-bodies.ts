import type { FastifyInstance } from 'fastify';
import { createBodyWatch } from './body-watch.ts';

/** How long a body may make no progress, in ms. */
const MAX_IDLE_MS = 30_000;
const CHECK_EVERY_MS = 5_000;

/** Calls `work` periodically with a monotonic time in ms. @returns a function that stops it. */
export type Pulse = (work: (now: number) => void) => () => void;

const everyFewSeconds: Pulse = (work) => {
  const timer = setInterval(() => work(performance.now()), CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
};

/**
 * Closes the connection of a body that has made no progress for 30 s: a dead connection or an attacker would hold it
 * forever. Received bytes of an upload session stay stored.
 * @param pulse replaced in tests.
 */
export function cutIdleBodies(app: FastifyInstance, pulse: Pulse = everyFewSeconds): void {
  const watch = createBodyWatch(MAX_IDLE_MS);
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length !== '0' || encoding !== undefined) watch.begin(raw);
  });
  const stop = pulse(watch.check);
  app.addHook('onClose', async () => stop());
}
