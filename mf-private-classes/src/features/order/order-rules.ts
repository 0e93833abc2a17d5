import { type Ordered, ORDER_TEXTS as texts } from './texts.ts';

/** An item with its typed number. */
export interface NumberedItem {
  readonly id: number;
  readonly name: string;
  /** Digits, or empty. */
  readonly number: string;
}

/** Numbers the items by their position. */
export const numbered = (items: readonly Omit<NumberedItem, 'number'>[]): NumberedItem[] =>
  items.map(({ id, name }, at) => ({ id, name, number: String(at + 1) }));

/** Why the typed numbers are not a valid order; null when they are. C-054 to C-057, C-069. */
export function orderProblem(items: readonly NumberedItem[], what: Ordered): string | null {
  const numbers = items.map(({ number }) => Number(number));
  if (items.some(({ number }) => number === '')) return texts.missing;
  if (numbers.some((number) => number > items.length)) return texts.above[what];
  if (numbers.includes(0)) return texts.zero;
  return new Set(numbers).size < numbers.length ? texts.double[what] : null;
}

/** Items sorted by their numbers; unchanged when the numbers are not a valid order. */
export const byNumber = (items: readonly NumberedItem[]): readonly NumberedItem[] =>
  orderProblem(items, 'bab') === null ? items.toSorted((a, b) => Number(a.number) - Number(b.number)) : items;
