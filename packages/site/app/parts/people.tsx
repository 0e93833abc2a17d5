import type { ReactNode } from 'react';
import { initialsOf } from './initials-of.ts';

export interface Person {
  readonly name: string;
  /** Their role; may be empty. */
  readonly note: string;
  /** Address of a photo; null shows the initials. */
  readonly image: string | null;
}

interface PeopleProps {
  readonly title: ReactNode;
  readonly people: readonly Person[];
}

/** Instructors or speakers. */
export function People({ title, people }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <section className="sec people">
      <h2>{title}</h2>
      <ul className="rows">
        {people.map(({ name, note, image }) => (
          <li key={name} className="row">
            {image === null ? (
              <span className="tile avatar" aria-hidden="true">
                {initialsOf(name)}
              </span>
            ) : (
              <img className="tile avatar" src={image} alt="" width="48" height="48" loading="lazy" />
            )}
            <div>
              <b>{name}</b>
              {note !== '' && <div className="muted">{note}</div>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
