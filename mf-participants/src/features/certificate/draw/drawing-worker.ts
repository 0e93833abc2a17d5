import type { NotoFont } from '../font/noto-fonts.ts';
import type { CertificateFacts } from '../layout/layout-certificate.ts';
import type { DrawingSetup, FromWorker, ToWorker } from './messages.ts';

/** A certificate as a worker answers it. */
export type Answer = Extract<FromWorker, { readonly kind: 'drawn' }>;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** One worker and what is asked of it. */
export interface DrawingWorker {
  /** The first thing it is told: it gets ready before it is known what is drawn on. */
  readonly warm: (font: ArrayBuffer) => void;
  /** Resolves once it can draw. @throws Error when it cannot get ready. */
  readonly setUp: (setup: DrawingSetup) => Promise<void>;
  /** @param fonts those it needs beside that of Latin letters. @throws Error with an Indonesian sentence when it cannot be drawn. */
  readonly draw: (facts: CertificateFacts, fonts: readonly NotoFont[]) => Promise<Answer>;
  /** Resolves when nothing is asked of it any more. */
  readonly idle: () => Promise<void>;
  readonly close: () => void;
}

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

export function startDrawingWorker(): DrawingWorker {
  const worker = newWorker();
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  let atRest: (() => void) | null = null;
  // Whoever waits for it sees the failure; until then it is not an unhandled one.
  ready.promise.catch(() => undefined);
  const settled = () => {
    if (waiting.size === 0) atRest?.();
  };
  const failAll = (reason: string) => {
    ready.reject(new Error(reason));
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    settled();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'ready') return ready.resolve();
    if (data.kind === 'failed' && data.key === null) return failAll(data.reason);
    const asked = waiting.get(data.key ?? 0);
    waiting.delete(data.key ?? 0);
    if (data.kind === 'drawn') asked?.resolve(data);
    else asked?.reject(new Error(data.reason));
    settled();
  });
  worker.addEventListener('error', ({ message }) => failAll(message || 'Pembuat PDF berhenti'));
  const send = (message: ToWorker) => worker.postMessage(message);
  const sent = new Set<string>();
  const sendFont = (font: NotoFont) => {
    if (!sent.has(font.block)) send({ kind: 'font', font });
    sent.add(font.block);
  };
  let key = 0;
  return {
    warm: (font) => send({ kind: 'warm', font }),
    setUp: (setup) => {
      send({ kind: 'setup', setup });
      return ready.promise;
    },
    draw: (facts, fonts) =>
      new Promise((resolve, reject) => {
        fonts.forEach(sendFont);
        key += 1;
        waiting.set(key, { resolve, reject });
        send({ kind: 'draw', order: { key, facts } });
      }),
    idle: () =>
      new Promise((resolve) => {
        atRest = resolve;
        settled();
      }),
    close: () => {
      worker.terminate();
      failAll('Dibatalkan');
    },
  };
}
