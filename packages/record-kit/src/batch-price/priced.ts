/** One of the things whose price can be changed together: a class or a course. */
export interface Priced {
  readonly id: number;
  readonly name: string;
  /** Below the name, before the price: code, day. */
  readonly about: string;
  /** What the search looks in. */
  readonly searched: string;
  /** Rupiah. */
  readonly price: number;
  /** People with an order at this price; they keep it. */
  readonly orders: number;
}

/** What classes and courses say differently. */
export interface PriceWords {
  readonly title: string;
  readonly search: string;
  /** There is nothing to choose from. */
  readonly none: string;
  readonly noneWhy: string;
  /** The list could not be read. */
  readonly failed: string;
}

/** A price for several at once. Rupiah. */
export interface NewPrice {
  readonly ids: number[];
  readonly price: number;
}
