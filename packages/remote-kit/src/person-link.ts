import { type ComponentType, createElement, type ReactNode } from 'react';
import { linkTo } from './link-to.ts';
import { Link } from './router.ts';
import { useSession } from './session.ts';

/** A person by account id or, if a row has only that, by email address. */
export type PersonRef = { readonly id: number } | { readonly email: string };

/**
 * Address of the page of a person; null when its remote is not published. Instructors may not open it: see
 * `usePersonPath`.
 */
export const personPath = (person: PersonRef): string | null =>
  'id' in person
    ? linkTo('Person', { id: person.id })
    : person.email === ''
      ? null
      : linkTo('PersonByEmail', {}, { alamat: person.email });

/** Builds addresses of people's pages; null for instructors, who see people only within their own classes. */
export function usePersonPath(): (person: PersonRef) => string | null {
  const { role } = useSession();
  return (person) => (role === 'instructor' ? null : personPath(person));
}

interface PersonLinkProps {
  readonly person: PersonRef;
  /** The link component, such as `TextLink`; in table cells a plain link is styled by the table. */
  readonly as?: ComponentType<{ readonly to: string; readonly children: ReactNode }>;
  /** Usually the name. */
  readonly children: ReactNode;
}

/** A name linked to the page of the person; plain text for accounts that may not open it. */
export function PersonLink({ person, as = Link, children }: PersonLinkProps) {
  const to = usePersonPath()(person);
  return to === null ? children : createElement(as, { to, children });
}
