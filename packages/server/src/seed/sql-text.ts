/** Quotes and escapes a text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** An instant (ms) as an SQL literal. */
export const instantLiteral = (at: number): string => `timestamptz '${new Date(at).toISOString()}'`;

/** SQL for a number 0 ≤ x < 1, determined by a row's id and a number that distinguishes uses. */
export const chance = (id: string, use: number): string => `seed_work.rnd(${id}, ${use})`;

/** SQL that chooses one of the texts, determined by the same two numbers as `chance`. */
export const choice = (texts: readonly string[], id: string, use: number): string =>
  `(array[${texts.map(literal).join(', ')}])[1 + floor(${chance(id, use)} * ${texts.length})::int]`;
