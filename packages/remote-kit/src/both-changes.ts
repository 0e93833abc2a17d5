import { isSameValue } from './changed-in.ts';

/** The same form, three times: as it was opened, as it is typed here, and as somebody else has saved it meanwhile. */
export interface BothChanges<Values> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

type FieldOf<Values> = keyof Values & string;

/**
 * The fields that both people changed, and differently: only these are asked about. Values are compared as JSON.
 * Source: D306.
 */
export const contestedFields = <Values extends object>({
  base,
  mine,
  theirs,
}: BothChanges<Values>): FieldOf<Values>[] =>
  (Object.keys(mine) as FieldOf<Values>[]).filter(
    (field) =>
      !isSameValue(mine[field], base[field]) &&
      !isSameValue(theirs[field], base[field]) &&
      !isSameValue(mine[field], theirs[field]),
  );

/**
 * Both people's changes in one form: theirs everywhere but in the fields that only this form changed, or that were chosen.
 * @param chosen contested fields in which the own word stays.
 */
export function mergeBoth<Values extends object>(changes: BothChanges<Values>, chosen: readonly string[]): Values {
  const { base, mine, theirs } = changes;
  const contested = new Set<string>(contestedFields(changes));
  const kept = (Object.keys(mine) as FieldOf<Values>[]).filter((field) =>
    contested.has(field) ? chosen.includes(field) : !isSameValue(mine[field], base[field]),
  );
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
