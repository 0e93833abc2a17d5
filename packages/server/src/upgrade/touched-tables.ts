export interface TouchedTable {
  readonly table: string;
  /** Whether every row is read or written, which takes longer the larger the table is. */
  readonly readsAllRows: boolean;
}

const NAME = '(?:if (?:not )?exists )?(?:only )?"?(\\w+)"?';

const CREATED = new RegExp(`^create table ${NAME}`, 'i');
const ALTERED = new RegExp(`^alter table ${NAME}`, 'i');
const INDEXED = /^create (?:unique )?index .*? on (?:only )?"?(\w+)"?/i;
const CHANGED = new RegExp(`^(?:update|delete from|insert into|drop table) ${NAME}`, 'i');

const READING =
  /\b(?:set data type|type \w|set not null|validate constraint|generated always as|add (?:constraint .*)?(?:primary key|unique|foreign key|check|exclude))/i;
const NOT_READING = /\b(?:not valid|using index)\b/i;

function touchedBy(statement: string): TouchedTable | null {
  const altered = ALTERED.exec(statement)?.[1];
  if (altered !== undefined)
    return { table: altered, readsAllRows: READING.test(statement) && !NOT_READING.test(statement) };
  const read = INDEXED.exec(statement)?.[1] ?? CHANGED.exec(statement)?.[1];
  return read === undefined ? null : { table: read, readsAllRows: !/^drop/i.test(statement) };
}

/** Existing tables that statements touch, each once; tables that they create are left out. */
export function touchedTables(statements: readonly string[]): readonly TouchedTable[] {
  const lines = statements.map((text) =>
    text
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const created = new Set(lines.map((line) => CREATED.exec(line)?.[1]));
  const found = new Map<string, boolean>();
  for (const line of lines) {
    const touched = touchedBy(line);
    if (touched === null || created.has(touched.table)) continue;
    found.set(touched.table, touched.readsAllRows || (found.get(touched.table) ?? false));
  }
  return [...found].map(([table, readsAllRows]) => ({ table, readsAllRows }));
}
