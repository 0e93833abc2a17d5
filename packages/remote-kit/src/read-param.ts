import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';

/** A text in the address, from `URLSearchParams` or a record. */
type ParamText = string | null | undefined;

/** A positive integer from the address; the fallback for anything else. */
export function wholeParam(text: ParamText, fallback: number): number {
  const value = Number(text ?? '');
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

/** A page size that tables offer. */
export function pageSizeParam(text: ParamText): number {
  const value = wholeParam(text, DEFAULT_PAGE_SIZE);
  return (PAGE_SIZES as readonly number[]).includes(value) ? value : DEFAULT_PAGE_SIZE;
}

/** A day, YYYY-MM-DD; empty for anything else. */
export const dayParam = (text: ParamText): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** One of a few values; empty for anything else. */
export const choiceParam = <const Value extends string>(text: ParamText, values: readonly Value[]): Value | '' =>
  values.find((value) => value === text) ?? '';

/** A search text, truncated to the length that the API accepts. */
export const searchParam = (text: ParamText): string => (text ?? '').slice(0, 200);
