import type { ApiError } from '@widya/api-client/api-error';
import type { BodySchema } from '@widya/contract/issue-texts';

/** A record that two people may edit at once. */
export interface Versioned {
  readonly version: number;
  /** Null before anything was written. */
  readonly updated_at?: string | null;
}

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * What the form of one kind of record is made of. `Values` is what the form holds, `Saved` the record of the API, `Body`
 * what the API takes.
 */
export interface RecordDefinition<Values extends object, Saved, Body extends object> {
  /** A new record. */
  readonly blank: Values;
  /** The form of a saved record. */
  readonly valuesOf: (record: Saved) => Values;
  /** The whole form as the API takes it. @param over the record it is saved over; null for a new one. */
  readonly bodyOf: (values: Values, over: Saved | null) => Body;
  /** Loads the contract's schema of the body with its sentences, at the first check. @param base as in `check`. */
  readonly schema?: (base: Saved | null) => Promise<BodySchema>;
  /** What the schema cannot express, such as a repeated password. @param base as it was saved last; null for a new one. */
  readonly check?: (values: Values, base: Saved | null) => FieldErrors<Values>;
  /** Fields of the API that the form shows under another name. */
  readonly fieldOf?: Readonly<Record<string, keyof Values & string>>;
  /** Sentences about fields in a refusal, where they are more than its `errors`. */
  readonly refusals?: (failure: ApiError) => Readonly<Record<string, string>>;
  /** Names of the fields where two people's values are put beside each other. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Formats values there; texts, numbers, flags and lists need none. */
  readonly formats?: { readonly [Field in keyof Values]?: (value: NonNullable<Values[Field]>) => string };
  /** What an empty value means there, where it means something: 'Tanpa batas'. */
  readonly empty?: Partial<Record<keyof Values, string>>;
}

/** The part of a definition that says what is wrong with a form. */
export type FormRules<Values extends object, Saved, Body extends object> = Pick<
  RecordDefinition<Values, Saved, Body>,
  'blank' | 'bodyOf' | 'schema' | 'check' | 'fieldOf' | 'refusals'
>;

/** How a record is saved. */
export interface RecordCalls<Values, Saved, Body, Updated, Created = Updated> {
  /** Left out where nothing new can be made. @param key the same for each attempt, so that a second press makes no second record. */
  readonly create?: (body: Body, key: string) => Promise<Created>;
  /** @param changes what is another than in `over`; the call adds its version. */
  readonly update: (changes: Partial<Body>, over: Saved, values: Values) => Promise<Updated>;
  /** Belongs to saving, which lasts until it is done; must not fail. */
  readonly onWritten?: (written: Updated | Created) => Promise<void> | void;
  /** Tells the person that it is saved. @param values the form as it was sent. */
  readonly announce: (written: Updated | Created, created: boolean, values: Values) => void;
}
