import type { FastifyInstance } from 'fastify';
import { createBodyWatch } from './body-watch.ts';

/** So long a body may make no progress, ms. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 5_000;

/** Calls something again and again with a time in ms that only grows. @returns ends it. */
export type Pulse = (work: (now: number) => void) => () => void;

const everyFewSeconds: Pulse = (work) => {
  const timer = setInterval(() => work(performance.now()), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
};

/**
 * Cuts the connection of a body that has made no progress for 30 s: a line that died quietly, or somebody who means harm, would hold
 * it for ever. Parts of a large upload that had arrived stay.
 * @param pulse replaced in tests.
 */
export function cutIdleBodies(app: FastifyInstance, pulse: Pulse = everyFewSeconds): void {
  const watch = createBodyWatch(PATIENCE_MS);
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length !== '0' || encoding !== undefined) watch.begin(raw);
  });
  const stop = pulse(watch.look);
  app.addHook('onClose', async () => stop());
}
