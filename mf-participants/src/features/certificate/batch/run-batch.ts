/** Result of one person's certificate. */
export type Settled<Item> =
  | { readonly kind: 'sent'; readonly item: Item }
  | { readonly kind: 'failed'; readonly item: Item; readonly reason: string };

export interface BatchWork<Item> {
  /** The next item; undefined when nothing is left for this page. */
  readonly next: () => Promise<Item | undefined>;
  /** Creates the PDF. @throws Error with the reason shown in the list of failures */
  readonly draw: (item: Item) => Promise<Blob>;
  /**
   * Uploads it. @throws Error with the reason shown in the list of failures; errors that match `stops` stop the batch
   * instead
   */
  readonly send: (item: Item, pdf: Blob, signal: AbortSignal) => Promise<void>;
  /** Whether an error concerns the connection instead of the person: the batch then stops and can be continued. */
  readonly stops?: (caught: unknown) => boolean;
  /** Stores the result of an item. */
  readonly settle: (settled: Settled<Item>) => Promise<void>;
  /** Number of parallel items: while some PDFs are uploaded, others are drawn. */
  readonly lanes: number;
  readonly signal: AbortSignal;
  readonly reasonOf: (caught: unknown) => string;
}

/**
 * Draws and uploads certificates until nothing is left, the signal aborts, or the connection is lost. A failed item
 * never stops the others. Items in progress when it stops are not settled and are processed when the batch continues.
 * @throws what stopped it, except an abort by the signal.
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

/** Parallel uploads, besides the certificates being drawn. */
const UPLOADS = 4;
export const lanesFor = (renderers: number): number => renderers + UPLOADS;
