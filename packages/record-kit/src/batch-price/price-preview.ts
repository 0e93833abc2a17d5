import type { Priced } from './priced.ts';

/** A row of the preview. Rupiah. */
export interface PriceChange {
  readonly item: Priced;
  readonly from: number;
  readonly to: number;
  readonly difference: number;
}

/** The effects of a price change. Source: D46. */
export interface PricePreview {
  readonly changes: readonly PriceChange[];
  /** Chosen records that already have the price; they are not sent. */
  readonly unchanged: number;
  /** Number of people with an order at the old price, which they keep. */
  readonly keepOldPrice: number;
}

/** Compares the prices of the chosen records with the new one. */
export function previewPrices(chosen: readonly Priced[], price: number): PricePreview {
  const changes = chosen
    .filter((item) => item.price !== price)
    .map((item) => ({ item, from: item.price, to: price, difference: price - item.price }));
  return {
    changes,
    unchanged: chosen.length - changes.length,
    keepOldPrice: changes.reduce((sum, { item }) => sum + item.orders, 0),
  };
}
