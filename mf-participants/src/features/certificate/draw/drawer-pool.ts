import type { CertificateFacts, CertificateWarnings } from '../layout/layout-certificate.ts';
import type { DrawingSetup, FromWorker, ToWorker } from './messages.ts';
import { assembler, type Pdf } from './pdf-pieces.ts';

export interface Drawn {
  readonly pdf: Pdf;
  readonly warnings: CertificateWarnings;
}

/** Workers that draw the same certificate for different people. */
export interface DrawerPool {
  /** How many certificates are drawn at the same time. */
  readonly size: number;
  /** @throws Error with an Indonesian sentence when it cannot be drawn. */
  readonly draw: (facts: CertificateFacts) => Promise<Drawn>;
  readonly close: () => void;
}

/** Processors stay free for the page and for what sends the files. */
const MOST_WORKERS = 3;
export const workerCount = (processors: number): number => Math.max(1, Math.min(MOST_WORKERS, processors - 1));

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

interface Waiting {
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (reason: Error) => void;
}

/** One worker and what is asked of it. */
function startWorker(setup: DrawingSetup, assemble: ReturnType<typeof assembler>) {
  const worker = newWorker();
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  const failAll = (reason: string) => {
    ready.reject(new Error(reason));
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'ready') return ready.resolve();
    if (data.kind === 'failed' && data.key === null) return failAll(data.reason);
    const asked = waiting.get(data.key ?? 0);
    waiting.delete(data.key ?? 0);
    if (data.kind === 'drawn') asked?.resolve({ pdf: assemble(data.pdf), warnings: data.warnings });
    else asked?.reject(new Error(data.reason));
  });
  worker.addEventListener('error', ({ message }) => failAll(message || 'Pembuat PDF berhenti'));
  const send = (message: ToWorker) => worker.postMessage(message);
  send({ kind: 'setup', setup });
  let key = 0;
  return {
    ready: ready.promise,
    load: () => waiting.size,
    draw: (facts: CertificateFacts) =>
      new Promise<Drawn>((resolve, reject) => {
        key += 1;
        waiting.set(key, { resolve, reject });
        send({ kind: 'draw', order: { key, facts } });
      }),
    close: () => {
      worker.terminate();
      failAll('Dibatalkan');
    },
  };
}

/** Starts the workers. @throws Error when one cannot be started. */
export async function openDrawers(
  setup: DrawingSetup,
  size = workerCount(navigator.hardwareConcurrency),
): Promise<DrawerPool> {
  const { certPage1, certPage2 } = setup;
  const assemble = assembler({ certPage1, certPage2 });
  const workers = Array.from({ length: size }, () => startWorker(setup, assemble));
  const close = () => {
    for (const worker of workers) worker.close();
  };
  try {
    await Promise.all(workers.map(({ ready }) => ready));
  } catch (caught) {
    close();
    throw caught;
  }
  const leastBusy = () => workers.reduce((best, worker) => (worker.load() < best.load() ? worker : best));
  return { size, draw: (facts) => leastBusy().draw(facts), close };
}
