import type { CourseRow } from '@widya/contract/courses';

/** One course of the preview. Rupiah. */
export interface PriceChange {
  readonly row: CourseRow;
  readonly from: number;
  readonly to: number;
  readonly difference: number;
}

/** What a batch of prices will do. Source: decision 46, product bar 1.2. */
interface PricePreview {
  readonly changes: readonly PriceChange[];
  /** Chosen, but they have that price already: nothing is sent for them. */
  readonly unchanged: number;
  /** People with an order at the old price; they keep it. */
  readonly keepOldPrice: number;
}

/** Compares the price of the chosen courses with the new one. */
export function previewPrices(chosen: readonly CourseRow[], price: number): PricePreview {
  const changes = chosen
    .filter((row) => row.price !== price)
    .map((row) => ({ row, from: row.price, to: price, difference: price - row.price }));
  return {
    changes,
    unchanged: chosen.length - changes.length,
    keepOldPrice: changes.reduce((sum, { row }) => sum + row.metrics.waiting + row.metrics.accepted, 0),
  };
}
