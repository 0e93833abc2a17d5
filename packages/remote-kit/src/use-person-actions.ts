import { type ReactNode, useCallback, useRef } from 'react';
import { type PersonRef, personPath } from './person-link.ts';
import { useSession } from './session.ts';

/** The part of a row's menu item that is needed here. */
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
 * Adds a link to the person's page to each row's menu, before dangerous actions.
 * @param actions the menu without it; must be stable when rows are memoised.
 * @param personOf the person of a row, null for none; a constant of the module.
 * @returns the unchanged menu for instructors, who see people only within their own classes.
 */
export function usePersonActions<Row, L extends Line>(
  actions: (row: Row) => readonly (L | false | null | undefined)[],
  personOf: (row: Row) => PersonRef | null,
  icon: ReactNode,
): (row: Row) => Lines<L> {
  const isInstructor = useSession().role === 'instructor';
  // A ref, because a new element in every render must not render the rows again.
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
