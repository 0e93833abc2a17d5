type Groups = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;
type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group of the record; empty when missing. */
const groupOf = (record: Stored, id: string): Readonly<Record<string, unknown>> => {
  const group = Object.hasOwn(record, id) ? record[id] : undefined;
  return isObject(group) ? group : {};
};

/** Id of the only record. Source: C-227. */
export const STRINGS_ID = 1;

/** A stored text; null when nobody wrote one. */
export function textOf(stored: Stored, group: string, key: string): string | null {
  const text = groupOf(stored, group)[key];
  return typeof text === 'string' && text !== '' ? text : null;
}

/** Merges the sent texts into the record; other groups and keys stay (D135). */
export function mergedTexts(stored: Stored, sent: Groups): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...stored };
  for (const [id, texts] of Object.entries(sent)) merged[id] = { ...groupOf(stored, id), ...texts };
  return merged;
}

/** A changed text. */
export interface ChangedText {
  readonly group: string;
  readonly key: string;
  /** Undefined for a text that was not written before. */
  readonly before: unknown;
  readonly after: string;
}

/** The sent texts that differ from the stored ones. */
export const changedTexts = (stored: Stored, sent: Groups): ChangedText[] =>
  Object.entries(sent).flatMap(([group, texts]) =>
    Object.entries(texts ?? {}).flatMap(([key, after]) => {
      const before = groupOf(stored, group)[key];
      return after === undefined || after === before ? [] : [{ group, key, before, after }];
    }),
  );

/** The value of each text before its last change, updated with the current changes. */
export function previousTexts(
  stored: Readonly<Record<string, Readonly<Record<string, string>>>>,
  changed: readonly ChangedText[],
): Record<string, Record<string, string>> {
  const next = Object.fromEntries(Object.entries(stored).map(([group, texts]) => [group, { ...texts }]));
  for (const { group, key, before } of changed)
    if (typeof before === 'string') next[group] = { ...next[group], [key]: before };
  return next;
}

/** The log fields of a write: `footer.tagline` before and after. */
export const loggedTexts = (changed: readonly ChangedText[]) => ({
  before: Object.fromEntries(changed.map(({ group, key, before }) => [`${group}.${key}`, before ?? null])),
  after: Object.fromEntries(changed.map(({ group, key, after }) => [`${group}.${key}`, after])),
});
