import { choiceParam, dayParam, wholeParam } from './read-param.ts';

/** A filter whose value is not known here. */
export interface AnyListFilter {
  /** Reads the address; anything it says wrongly counts as not said. */
  readonly read: (text: string | null) => unknown;
  /** As the API takes it; empty leaves it out. */
  readonly send: (value: never) => string | number;
  /** What holds when the address says nothing; it goes to the API, not into the address. */
  readonly fallback: string;
  /** A place rather than a filter (a tab): 'Hapus filter' keeps it, and changing it adds a step for Back. */
  readonly isPlace: boolean;
  /** Only the screen reads it; it is not sent. */
  readonly isLocal: boolean;
}

/** How one filter of a list stands in the address and in the API's query. */
interface ListFilter<Value, Sent extends string | number> extends AnyListFilter {
  readonly read: (text: string | null) => Value;
  readonly send: (value: Value) => Sent | '';
}

const PLAIN = { fallback: '', isPlace: false, isLocal: false } as const;

/** One of a few values; empty for none. */
export const choice = <const Value extends string>(values: readonly Value[]): ListFilter<Value | '', Value> => ({
  ...PLAIN,
  read: (text) => choiceParam(text, values),
  send: (value) => value,
});

/** One of a few values, of which one always holds. */
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

/** Any text. @param max longest that the API takes, in characters */
export const text = (max = 255): ListFilter<string, string> => ({
  ...PLAIN,
  read: (said) => (said ?? '').slice(0, max),
  send: (value) => value,
});

/** A day in WIB, `2026-11-24`; empty for none. */
export const day = (): ListFilter<string, string> => ({ ...PLAIN, read: dayParam, send: (value) => value });

/** A positive whole number, such as an id; 0 for none. @param max largest that the API takes */
export const whole = (max = Number.MAX_SAFE_INTEGER): ListFilter<number, number> => ({
  ...PLAIN,
  read: (said) => {
    const value = wholeParam(said, 0);
    return value > max ? 0 : value;
  },
  send: (value) => value || '',
});

/** Makes a filter a place. */
export const place = <Value, Sent extends string | number>(
  filter: ListFilter<Value, Sent>,
): ListFilter<Value, Sent> => ({ ...filter, isPlace: true });

/** Keeps a filter from being sent. */
export const local = <Value, Sent extends string | number>(
  filter: ListFilter<Value, Sent>,
): ListFilter<Value, Sent> => ({ ...filter, isLocal: true });
