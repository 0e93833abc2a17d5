import type { SearchSource } from '@widya/contract/routing/manifest';

/** A row of an answer; the shell knows only names of its fields. */
type Row = Readonly<Record<string, unknown>>;

/** A record as an item of the palette. */
export interface SearchResult {
  /** Equal for the same record in every answer. */
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly path: string;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The rows of a list's answer, paged or as an array; empty for any other answer. */
function rowsIn(answer: unknown): readonly Row[] {
  const rows = isRow(answer) && 'data' in answer ? answer.data : answer;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** A field as text, where `member.email` is nested; empty when it is missing. */
function fieldText(row: Row, field: string): string {
  const value = field.split('.').reduce<unknown>((within, name) => (isRow(within) ? within[name] : undefined), row);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Fills fields of a row into an address; null when one of them is empty. */
function pathOf(pattern: string, row: Row): string | null {
  let isComplete = true;
  const path = pattern.replace(/:([a-z]\w*(?:\.[a-z]\w*)*)/g, (_, field: string) => {
    const text = fieldText(row, field);
    if (text === '') isComplete = false;
    return encodeURIComponent(text);
  });
  return isComplete ? path : null;
}

/**
 * Items from a source's answer.
 * @param targets addresses that this account may open, in order of preference.
 */
export function searchResults(
  answer: unknown,
  { fields }: SearchSource,
  targets: readonly string[],
): readonly SearchResult[] {
  const seen = new Map<string, number>();
  return rowsIn(answer).flatMap((row) => {
    const [label = '', ...details] = fields.map((field) => fieldText(row, field));
    const path = targets.map((target) => pathOf(target, row)).find((filled) => filled !== null);
    if (path === undefined) return [];
    // Numbers the keys of records that open at the same address.
    const before = seen.get(path) ?? 0;
    seen.set(path, before + 1);
    const key = before === 0 ? path : `${path}#${before}`;
    return [{ key, label, detail: details.filter((text) => text !== '').join(' · '), path }];
  });
}
