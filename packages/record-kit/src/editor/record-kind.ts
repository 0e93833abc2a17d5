import type { RecordWords } from './record-conflict.ts';

/** A record that two people may edit at once. */
export interface Versioned {
  readonly version: number;
  /** Null before anything was written. */
  readonly updated_at?: string | null;
}

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** What the form of one kind of record knows: how it is filled and checked, and what its fields are called. */
export interface RecordKind<Values, Saved> {
  /** A new record. */
  readonly blank: Values;
  /** The form of a saved record. */
  readonly valuesOf: (record: Saved) => Values;
  /** What keeps it from being saved, per field. @param base as it was saved last; null for a new one. */
  readonly check: (values: Values, base: Saved | null) => FieldErrors<Values>;
  /** The API's sentences under the form's fields. */
  readonly errorsOfApi: (found: Readonly<Record<string, string>>) => FieldErrors<Values>;
  readonly words: RecordWords<Values>;
}

/** How a form is saved. */
export interface RecordCalls<Values, Saved, Written> {
  /** @param key stays the same until one attempt succeeds, so that a second press makes no second record. */
  readonly create: (values: Values, key: string) => Promise<Written>;
  /** Sends what is another than in `over`, and its version. */
  readonly update: (values: Values, over: Saved) => Promise<Written>;
  /** Belongs to saving, which lasts until it is done; must not fail. */
  readonly onWritten?: (written: Written) => Promise<void> | void;
  /** Says that it is saved. */
  readonly say: (written: Written, created: boolean) => void;
}
