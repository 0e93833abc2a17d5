import { type ReactNode, useCallback, useRef } from 'react';
import { type PersonRef, personPath } from './person-link.ts';
import { useSession } from './session.ts';

/** The properties of a row's menu item that are needed here. */
interface Item {
  readonly key: string;
  readonly danger?: boolean | undefined;
}
interface PersonItem {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: string;
}
type Items<I> = readonly (I | PersonItem | false | null | undefined)[];

const LABEL = 'Buka data orang';

/**
 * Adds a link to the person's page to each row's menu, before dangerous actions.
 * @param actions the menu without it; must be stable when rows are memoised.
 * @param personOf the person of a row, null for none; a constant of the module.
 * @returns the unchanged menu for instructors, who see people only within their own classes.
 */
export function usePersonActions<Row, I extends Item>(
  actions: (row: Row) => readonly (I | false | null | undefined)[],
  personOf: (row: Row) => PersonRef | null,
  icon: ReactNode,
): (row: Row) => Items<I> {
  const isInstructor = useSession().role === 'instructor';
  // A ref, because a new element in every render must not render the rows again.
  const latest = useRef(icon);
  latest.current = icon;
  return useCallback(
    (row: Row): Items<I> => {
      const items = actions(row);
      const person = isInstructor ? null : personOf(row);
      const to = person && personPath(person);
      if (to === null) return items;
      const danger = items.findIndex((item) => item && item.danger === true);
      const at = danger === -1 ? items.length : danger;
      return [...items.slice(0, at), { key: 'person', label: LABEL, icon: latest.current, to }, ...items.slice(at)];
    },
    [actions, personOf, isInstructor],
  );
}
