/** A text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** An instant as an SQL literal. */
export const instantLiteral = (at: number): string => `timestamptz '${new Date(at).toISOString()}'`;

/** 0 ≤ x < 1, decided by a row's id and a number that tells one use from another. */
export const chance = (id: string, use: number): string => `seed_work.rnd(${id}, ${use})`;

/** One of the texts, decided in the same way. */
export const choice = (texts: readonly string[], id: string, use: number): string =>
  `(array[${texts.map(literal).join(', ')}])[1 + floor(${chance(id, use)} * ${texts.length})::int]`;
