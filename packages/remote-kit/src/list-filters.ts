import { choiceParam, dayParam, wholeParam } from './read-param.ts';

/** A filter with values of any type. */
export interface AnyListFilter {
  /** Reads the address; an invalid value counts as missing. */
  readonly read: (text: string | null) => unknown;
  /** Converts to the API's value; empty values are omitted. */
  readonly send: (value: never) => string | number;
  /** The value when the address has none; sent to the API but not written to the address. */
  readonly fallback: string;
  /**
   * Whether it is a place (a tab) instead of a filter: 'Hapus filter' keeps it, and changing it adds a history entry.
   */
  readonly isPlace: boolean;
  /** Whether it is used by the screen only and not sent. */
  readonly isLocal: boolean;
}

/** A filter of a list in the address and in the API's query. */
interface ListFilter<Value, Sent extends string | number> extends AnyListFilter {
  readonly read: (text: string | null) => Value;
  readonly send: (value: Value) => Sent | '';
}

const PLAIN = { fallback: '', isPlace: false, isLocal: false } as const;

/** One of a few values, or empty. */
export const choice = <const Value extends string>(values: readonly Value[]): ListFilter<Value | '', Value> => ({
  ...PLAIN,
  read: (text) => choiceParam(text, values),
  send: (value) => value,
});

/** One of a few values, never empty. */
export const choiceOr = <const Value extends string>(
  fallback: NoInfer<Value>,
  values: readonly Value[],
): ListFilter<Value, Value> => ({
  ...PLAIN,
  fallback,
  read: (text) => choiceParam(text, values) || fallback,
  send: (value) => value,
});

/** On or off; `1` in the address and in the query. */
export const flag = (): ListFilter<boolean, '1'> => ({
  ...PLAIN,
  read: (text) => text === '1',
  send: (isOn) => (isOn ? '1' : ''),
});

/** Any text. @param max longest text that the API accepts, in characters */
export const text = (max = 255): ListFilter<string, string> => ({
  ...PLAIN,
  read: (param) => (param ?? '').slice(0, max),
  send: (value) => value,
});

/** A day in WIB, `2026-11-24`, or empty. */
export const day = (): ListFilter<string, string> => ({ ...PLAIN, read: dayParam, send: (value) => value });

/** A positive integer, such as an id, or 0. @param max largest value that the API accepts */
export const whole = (max = Number.MAX_SAFE_INTEGER): ListFilter<number, number> => ({
  ...PLAIN,
  read: (param) => {
    const value = wholeParam(param, 0);
    return value > max ? 0 : value;
  },
  send: (value) => value || '',
});

/** Makes a filter a place. */
export const place = <Value, Sent extends string | number>(
  filter: ListFilter<Value, Sent>,
): ListFilter<Value, Sent> => ({ ...filter, isPlace: true });

/** Excludes a filter from the API's query. */
export const local = <Value, Sent extends string | number>(
  filter: ListFilter<Value, Sent>,
): ListFilter<Value, Sent> => ({ ...filter, isLocal: true });
