import type { CertificateTemplate } from '@widya/contract/certificate-template';
import type { CertificateFacts, CertificateWarnings } from '../layout/layout-certificate.ts';
import type { FromWorker, PdfPieces, ToWorker } from './messages.ts';
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
function startWorker(assemble: (pieces: PdfPieces) => Pdf) {
  const worker = newWorker();
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  // Whoever waits for it sees the failure; until then it is not an unhandled one.
  ready.promise.catch(() => undefined);
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
  let key = 0;
  return {
    ready: ready.promise,
    send,
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

/** What workers draw with; what is still being fetched or made is waited for while they get ready. */
export interface DrawingParts {
  readonly template: CertificateTemplate;
  readonly font: ArrayBuffer | Promise<ArrayBuffer>;
  /** As `prepareBackground` makes them. */
  readonly backgrounds: Promise<Backgrounds> | Backgrounds;
}

export type Backgrounds = readonly [certPage1: ArrayBuffer | null, certPage2: ArrayBuffer | null];

/** Starts the workers. @throws Error when one cannot be started, and whatever the parts throw. */
export async function openDrawers(
  { template, font, backgrounds }: DrawingParts,
  size = workerCount(navigator.hardwareConcurrency),
): Promise<DrawerPool> {
  let assemble: ReturnType<typeof assembler> | null = null;
  const put = (pieces: PdfPieces): Pdf => {
    if (assemble === null) throw new Error('Nothing was ordered yet');
    return assemble(pieces);
  };
  const workers = Array.from({ length: size }, () => startWorker(put));
  const close = () => {
    for (const worker of workers) worker.close();
  };
  try {
    const warming = Promise.resolve(font).then((bytes) => {
      for (const { send } of workers) send({ kind: 'warm', font: bytes });
    });
    const [[certPage1, certPage2]] = await Promise.all([backgrounds, warming]);
    assemble = assembler({ certPage1, certPage2 });
    for (const { send } of workers) send({ kind: 'setup', setup: { template, certPage1, certPage2 } });
    await Promise.all(workers.map(({ ready }) => ready));
  } catch (caught) {
    close();
    throw caught;
  }
  const leastBusy = () => workers.reduce((best, worker) => (worker.load() < best.load() ? worker : best));
  return { size, draw: (facts) => leastBusy().draw(facts), close };
}
