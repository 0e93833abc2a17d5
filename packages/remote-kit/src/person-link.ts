import { type ComponentType, createElement, type ReactNode } from 'react';
import { linkTo } from './link-to.ts';
import { Link } from './router.ts';
import { useSession } from './session.ts';

/** A person by the number of their account, or where a row knows nothing else, by the address. */
export type PersonRef = { readonly id: number } | { readonly email: string };

/** Address of the page of a person; null where no remote has it. Instructors may not open it: see `usePersonPath`. */
export const personPath = (person: PersonRef): string | null =>
  'id' in person
    ? linkTo('Person', { id: person.id })
    : person.email === ''
      ? null
      : linkTo('PersonByEmail', {}, { alamat: person.email });

/** Builds addresses of the pages of people; null for instructors, who see a person only inside their own classes. */
export function usePersonPath(): (person: PersonRef) => string | null {
  const { role } = useSession();
  return (person) => (role === 'instructor' ? null : personPath(person));
}

interface PersonLinkProps {
  readonly person: PersonRef;
  /** The link outside of tables, such as `TextLink`; cells of tables style a plain one. */
  readonly as?: ComponentType<{ readonly to: string; readonly children: ReactNode }>;
  /** Usually the name. */
  readonly children: ReactNode;
}

/** A name that leads to the page of its person; plain words for whoever may not open it. */
export function PersonLink({ person, as = Link, children }: PersonLinkProps) {
  const to = usePersonPath()(person);
  return to === null ? children : createElement(as, { to, children });
}
