import { isSameValue } from './changed-in.ts';

/** Three versions of a form: as opened, as typed here, and as saved by somebody else in the meantime. */
export interface BothChanges<Values> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

type FieldOf<Values> = keyof Values & string;

/** The fields that both changed to different values, which need a choice. Compared as JSON. Source: D306. */
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
 * Merges both versions: the other's values except in fields that only this form changed, or that were chosen.
 * @param chosen conflicting fields that keep the own value.
 */
export function mergeBoth<Values extends object>(changes: BothChanges<Values>, chosen: readonly string[]): Values {
  const { base, mine, theirs } = changes;
  const contested = new Set<string>(contestedFields(changes));
  const ownFields = (Object.keys(mine) as FieldOf<Values>[]).filter((field) =>
    contested.has(field) ? chosen.includes(field) : !isSameValue(mine[field], base[field]),
  );
  return { ...theirs, ...Object.fromEntries(ownFields.map((field) => [field, mine[field]])) };
}
