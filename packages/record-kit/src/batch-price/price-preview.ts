import type { Priced } from './priced.ts';

/** One line of the preview. Rupiah. */
export interface PriceChange {
  readonly thing: Priced;
  readonly from: number;
  readonly to: number;
  readonly difference: number;
}

/** What a batch of prices will do. Source: D46. */
interface PricePreview {
  readonly changes: readonly PriceChange[];
  /** Chosen, but they have that price already: nothing is sent for them. */
  readonly unchanged: number;
  /** People with an order at the old price; they keep it. */
  readonly keepOldPrice: number;
}

/** Compares the price of what was chosen with the new one. */
export function previewPrices(chosen: readonly Priced[], price: number): PricePreview {
  const changes = chosen
    .filter((thing) => thing.price !== price)
    .map((thing) => ({ thing, from: thing.price, to: price, difference: price - thing.price }));
  return {
    changes,
    unchanged: chosen.length - changes.length,
    keepOldPrice: changes.reduce((sum, { thing }) => sum + thing.orders, 0),
  };
}
