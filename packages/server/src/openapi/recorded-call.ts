import { RECORDED_CALLS } from './recorded-calls.ts';

/** What one call of the tests sent and received. */
export interface RecordedCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Only JSON. */
  readonly body?: unknown;
  /** JSON, or the text of another answer. */
  readonly answer?: unknown;
}

/** The recorded call of an endpoint; undefined when it was never recorded. */
export function recordedCallOf(id: string): RecordedCall | undefined {
  const text = RECORDED_CALLS[id];
  return text === undefined ? undefined : (JSON.parse(text) as RecordedCall);
}
