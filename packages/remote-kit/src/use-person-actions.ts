import { type ReactNode, useCallback, useRef } from 'react';
import { type PersonRef, personPath } from './person-link.ts';
import { useSession } from './session.ts';

/** A line of the menu of a row, as far as it matters here. */
interface Line {
  readonly key: string;
  readonly danger?: boolean | undefined;
}
interface PersonLine {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: string;
}
type Lines<L> = readonly (L | PersonLine | false | null | undefined)[];

const LABEL = 'Buka data orang';

/**
 * Adds the way to the page of its person to the menu of each row, before what is dangerous.
 * @param actions the menu without it; must not change with every render where rows are memoised.
 * @param personOf whom a row names, null for nobody; a constant of the module.
 * @returns the same menu for instructors, who see a person only inside their own classes.
 */
export function usePersonActions<Row, L extends Line>(
  actions: (row: Row) => readonly (L | false | null | undefined)[],
  personOf: (row: Row) => PersonRef | null,
  icon: ReactNode,
): (row: Row) => Lines<L> {
  const isInstructor = useSession().role === 'instructor';
  // A new element in every render, which must not draw the rows again.
  const latest = useRef(icon);
  latest.current = icon;
  return useCallback(
    (row: Row): Lines<L> => {
      const lines = actions(row);
      const person = isInstructor ? null : personOf(row);
      const to = person && personPath(person);
      if (to === null) return lines;
      const danger = lines.findIndex((line) => line && line.danger === true);
      const at = danger === -1 ? lines.length : danger;
      return [...lines.slice(0, at), { key: 'person', label: LABEL, icon: latest.current, to }, ...lines.slice(at)];
    },
    [actions, personOf, isInstructor],
  );
}
