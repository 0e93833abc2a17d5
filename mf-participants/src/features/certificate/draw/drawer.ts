import type { NotoFont } from '../font/noto-fonts.ts';
import type { CertificateFacts } from '../layout/layout-certificate.ts';
import { type Answer, type DrawingWorker, startDrawingWorker } from './drawing-worker.ts';
import type { DrawingSetup } from './messages.ts';

/** Draws one certificate after the other, in a worker that is renewed now and then. */
export interface Drawer {
  /** Resolves once it can draw. @throws Error when it cannot get ready. */
  readonly setUp: (setup: DrawingSetup) => Promise<void>;
  /** @param fonts those it needs beside that of Latin letters. @throws Error with an Indonesian sentence when it cannot be drawn. */
  readonly draw: (facts: CertificateFacts, fonts?: readonly NotoFont[]) => Promise<Answer>;
  /** Certificates it was asked for and has not answered. */
  readonly load: () => number;
  readonly close: () => void;
}

/** How many certificates a worker draws: the first one, and those that take its place. */
export interface Lifetime {
  readonly first: number;
  readonly later: number;
}

/**
 * Opens a drawer. Nothing a worker holds grows with the number of certificates, but the browser lets it keep ever more that could be
 * thrown away (docs/adr/0010); a new worker begins with nothing. The old one is stopped first: together they would take twice the
 * memory, and the new one could not have what the old one leaves. One that cannot be started is started once more, and again for the next certificate.
 */
export function openDrawer(font: Promise<ArrayBuffer>, lifetime: Lifetime): Drawer {
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
  let left = lifetime.first;
  const first = start();
  /** What draws next, once it is ready. */
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

  async function renewed(former: Promise<DrawingWorker>, wanted: DrawingSetup): Promise<DrawingWorker> {
    const old = await former.catch(() => null);
    await old?.idle();
    if (old) stop(old);
    try {
      return await startReady(wanted).catch(() => startReady(wanted));
    } catch (caught) {
      left = 0;
      throw caught;
    }
  }

  /** The worker for one more certificate. */
  function taken(): Promise<DrawingWorker> {
    if (left === 0 && setup !== null) {
      left = lifetime.later;
      current = renewed(current, setup);
      // Whoever draws with it sees the failure.
      current.catch(() => undefined);
    }
    left -= 1;
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
        return await (await taken()).draw(facts, fonts);
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
