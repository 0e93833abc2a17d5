/** A class or a course whose price can be changed. */
export interface Priced {
  readonly id: number;
  readonly name: string;
  /** Text below the name, before the price: code, day. */
  readonly about: string;
  /** The text to search in. */
  readonly searched: string;
  /** Rupiah. */
  readonly price: number;
  /** Number of people with an order at this price, which they keep. */
  readonly orders: number;
}

/** Texts that differ between classes and courses. */
export interface PriceLabels {
  readonly title: string;
  readonly search: string;
  /** Title when there are no options. */
  readonly none: string;
  readonly noneWhy: string;
  /** Title when loading failed. */
  readonly failed: string;
}

/** A price for several records. Rupiah. */
export interface NewPrice {
  readonly ids: number[];
  readonly price: number;
}
