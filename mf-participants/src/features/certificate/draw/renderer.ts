import type { NotoFont } from '../font/noto-fonts.ts';
import type { CertificateFacts } from '../layout/layout-certificate.ts';
import { type Answer, type DrawingWorker, startDrawingWorker } from './drawing-worker.ts';
import type { DrawingSetup } from './messages.ts';

/** Draws certificates in a worker that is replaced from time to time. */
export interface Renderer {
  /** Resolves when it is ready to draw. @throws Error when it cannot be set up. */
  readonly setUp: (setup: DrawingSetup) => Promise<void>;
  /**
   * @param fonts additional fonts besides that of Latin letters. @throws Error with an Indonesian message when it
   * cannot be drawn.
   */
  readonly draw: (facts: CertificateFacts, fonts?: readonly NotoFont[]) => Promise<Answer>;
  /** Number of requested certificates without an answer. */
  readonly load: () => number;
  readonly close: () => void;
}

/** Number of certificates per worker: the first one, and its replacements. */
export interface Lifetime {
  readonly first: number;
  readonly later: number;
}

/**
 * Opens a renderer. A worker's live memory does not grow, but the browser lets it accumulate garbage (docs/adr/0010),
 * so it is replaced by a new one. The old worker is stopped first, because two would need twice the memory. Starting a
 * worker is retried once, and again for the next certificate.
 */
export function openRenderer(font: Promise<ArrayBuffer>, lifetime: Lifetime): Renderer {
  const open = new Set<DrawingWorker>();
  const start = (): DrawingWorker => {
    const worker = startDrawingWorker();
    open.add(worker);
    font.then(worker.warm, () => undefined);
    return worker;
  };
  const stop = (worker: DrawingWorker): void => {
    open.delete(worker);
    worker.close();
  };
  let setup: DrawingSetup | null = null;
  let isClosed = false;
  let load = 0;
  let remaining = lifetime.first;
  const first = start();
  /** The worker for the next certificate, once it is ready. */
  let current: Promise<DrawingWorker> = Promise.resolve(first);

  async function startReady(wanted: DrawingSetup): Promise<DrawingWorker> {
    if (isClosed) throw new Error('Dibatalkan');
    const worker = start();
    try {
      await font;
      await worker.setUp(wanted);
      return worker;
    } catch (caught) {
      stop(worker);
      throw caught;
    }
  }

  async function replaceWorker(former: Promise<DrawingWorker>, wanted: DrawingSetup): Promise<DrawingWorker> {
    const old = await former.catch(() => null);
    await old?.idle();
    if (old) stop(old);
    try {
      return await startReady(wanted).catch(() => startReady(wanted));
    } catch (caught) {
      remaining = 0;
      throw caught;
    }
  }

  /** Reserves the worker for one more certificate. */
  function reserveWorker(): Promise<DrawingWorker> {
    if (remaining === 0 && setup !== null) {
      remaining = lifetime.later;
      current = replaceWorker(current, setup);
      // The request that uses the worker handles the rejection.
      current.catch(() => undefined);
    }
    remaining -= 1;
    return current;
  }

  return {
    setUp: async (wanted) => {
      setup = wanted;
      await font;
      await first.setUp(wanted);
    },
    draw: async (facts, fonts = []) => {
      load += 1;
      try {
        return await (await reserveWorker()).draw(facts, fonts);
      } finally {
        load -= 1;
      }
    },
    load: () => load,
    close: () => {
      isClosed = true;
      for (const worker of open) stop(worker);
    },
  };
}
