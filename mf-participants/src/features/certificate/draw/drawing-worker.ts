import type { NotoFont } from '../font/noto-fonts.ts';
import type { CertificateFacts } from '../layout/layout-certificate.ts';
import type { DrawingSetup, FromWorker, ToWorker } from './messages.ts';

/** A certificate drawn by a worker. */
export type Answer = Extract<FromWorker, { readonly kind: 'drawn' }>;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** A worker with its pending requests. */
export interface DrawingWorker {
  /** Starts loading the font before the template is known; must be called first. */
  readonly warm: (font: ArrayBuffer) => void;
  /** Resolves when it is ready to draw. @throws Error when it cannot be set up. */
  readonly setUp: (setup: DrawingSetup) => Promise<void>;
  /**
   * @param fonts additional fonts besides that of Latin letters. @throws Error with an Indonesian message when it
   * cannot be drawn.
   */
  readonly draw: (facts: CertificateFacts, fonts: readonly NotoFont[]) => Promise<Answer>;
  /** Resolves when no request is pending. */
  readonly idle: () => Promise<void>;
  readonly close: () => void;
}

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

/** Starts a worker; when it fails to start, `setUp` rejects. */
export function startDrawingWorker(): DrawingWorker {
  const worker = newWorker();
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  let atRest: (() => void) | null = null;
  // The consumer handles the rejection later; until then it must not count as unhandled.
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
    const request = waiting.get(data.key ?? 0);
    waiting.delete(data.key ?? 0);
    if (data.kind === 'drawn') request?.resolve(data);
    else request?.reject(new Error(data.reason));
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
