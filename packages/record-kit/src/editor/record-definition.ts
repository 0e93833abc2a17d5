import type { ApiError } from '@widya/api-client/api-error';
import type { BodySchema } from '@widya/contract/issue-texts';

/** A record with a version, which detects concurrent changes. */
export interface Versioned {
  readonly version: number;
  /** Null before the first change. */
  readonly updated_at?: string | null;
}

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * Definition of the form of a kind of record. `Values` are the form's values, `Saved` the record of the API, `Body` the
 * API's input.
 */
export interface RecordDefinition<Values extends object, Saved, Body extends object> {
  /** Values of a new record. */
  readonly blank: Values;
  /** Converts a record to values. */
  readonly valuesOf: (record: Saved) => Values;
  /** Converts values to the complete body. @param over the record to be updated; null for a new one. */
  readonly bodyOf: (values: Values, over: Saved | null) => Body;
  /** Loads the contract's schema of the body with its messages, at the first validation. @param base as in `check`. */
  readonly schema?: (base: Saved | null) => Promise<BodySchema>;
  /**
   * Validation beyond the schema, such as a repeated password. @param base the last saved record; null for a new one.
   */
  readonly check?: (values: Values, base: Saved | null) => FieldErrors<Values>;
  /** API fields that have another name in the form. */
  readonly fieldOf?: Readonly<Record<string, keyof Values & string>>;
  /** Messages by field from a refusal, if they are more than its `errors`. */
  readonly refusals?: (failure: ApiError) => Readonly<Record<string, string>>;
  /** Labels of fields in the conflict dialog. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Formats of values in the conflict dialog; texts, numbers, flags and lists need none. */
  readonly formats?: { readonly [Field in keyof Values]?: (value: NonNullable<Values[Field]>) => string };
  /** Text for an empty value in the conflict dialog: 'Tanpa batas'. */
  readonly empty?: Partial<Record<keyof Values, string>>;
}

/** The part of a definition for validating a form. */
export type FormRules<Values extends object, Saved, Body extends object> = Pick<
  RecordDefinition<Values, Saved, Body>,
  'blank' | 'bodyOf' | 'schema' | 'check' | 'fieldOf' | 'refusals'
>;

/** Calls that save a record. */
export interface RecordCalls<Values, Saved, Body, Updated, Created = Updated> {
  /**
   * Omitted when records cannot be created. @param key idempotency key, the same until a save succeeds, so that a
   * second press creates no second record.
   */
  readonly create?: (body: Body, key: string) => Promise<Created>;
  /** @param changes fields that differ from `over`; the call adds its version. */
  readonly update: (changes: Partial<Body>, over: Saved, values: Values) => Promise<Updated>;
  /** Called as a part of saving, which waits for it; must not reject. */
  readonly onWritten?: (written: Updated | Created) => Promise<void> | void;
  /** Shows a message after saving. @param values as sent. */
  readonly announce: (written: Updated | Created, created: boolean, values: Values) => void;
}
