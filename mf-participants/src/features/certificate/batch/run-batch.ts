/** How one person's certificate ended. */
export type Settled<Item> =
  | { readonly kind: 'sent'; readonly item: Item }
  | { readonly kind: 'failed'; readonly item: Item; readonly reason: string };

export interface BatchWork<Item> {
  /** The next one to work; undefined when nothing is left for this page. */
  readonly next: () => Promise<Item | undefined>;
  /** Makes the PDF. @throws Error with the reason shown in the list of failures */
  readonly draw: (item: Item) => Promise<Blob>;
  /** Sends it. @throws Error with the reason shown in the list of failures; what `stops` knows stops the batch instead */
  readonly send: (item: Item, pdf: Blob, signal: AbortSignal) => Promise<void>;
  /** Whether a failure is of the line and not of the person: the batch ends there and can be gone on with. */
  readonly stops?: (caught: unknown) => boolean;
  /** Keeps how one ended. */
  readonly settle: (settled: Settled<Item>) => Promise<void>;
  /** People worked on at the same time: while some PDFs are sent, others are drawn. */
  readonly lanes: number;
  readonly signal: AbortSignal;
  readonly reasonOf: (caught: unknown) => string;
}

/**
 * Draws and sends certificates until nothing is left, the signal aborts or the line is gone. One that fails never stops the others.
 * Those under way when it stops are not settled: they are still left, and done when the batch goes on.
 * @throws what stopped it.
 */
export async function runBatch<Item>(work: BatchWork<Item>): Promise<void> {
  const { next, draw, send, settle, lanes, signal, reasonOf, stops = () => false } = work;
  const stopped = new AbortController();
  const both = AbortSignal.any([signal, stopped.signal]);
  const one = async (item: Item): Promise<void> => {
    try {
      const pdf = await draw(item);
      if (both.aborted) return;
      await send(item, pdf, both);
    } catch (caught) {
      if (both.aborted) return;
      if (stops(caught)) throw caught;
      return settle({ kind: 'failed', item, reason: reasonOf(caught) });
    }
    await settle({ kind: 'sent', item });
  };
  const lane = async (): Promise<void> => {
    try {
      while (!both.aborted) {
        const item = await next();
        if (item === undefined) return;
        await one(item);
      }
    } catch (caught) {
      stopped.abort(caught);
      throw caught;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed && !signal.aborted) throw failed.reason;
}

/** Uploads under way at the same time, beside what is being drawn. */
const UPLOADS = 4;
export const lanesFor = (drawers: number): number => drawers + UPLOADS;
