import { type Ordered, ORDER_TEXTS as texts } from './texts.ts';

/** Something that has a place, with the number that is typed for it. */
export interface Place {
  readonly id: number;
  readonly name: string;
  /** Digits, or nothing. */
  readonly number: string;
}

/** Numbers as their rows stand. */
export const numbered = (places: readonly Omit<Place, 'number'>[]): Place[] =>
  places.map(({ id, name }, at) => ({ id, name, number: String(at + 1) }));

/** What keeps typed numbers from being an order; null when they are one. C-054 to C-057, C-069. */
export function orderProblem(places: readonly Place[], what: Ordered): string | null {
  const numbers = places.map(({ number }) => Number(number));
  if (places.some(({ number }) => number === '')) return texts.missing;
  if (numbers.some((number) => number > places.length)) return texts.above[what];
  if (numbers.includes(0)) return texts.zero;
  return new Set(numbers).size < numbers.length ? texts.double[what] : null;
}

/** Rows as their numbers say; numbers that are no order leave them as they stand. */
export const byNumber = (places: readonly Place[]): readonly Place[] =>
  orderProblem(places, 'bab') === null ? places.toSorted((a, b) => Number(a.number) - Number(b.number)) : places;
