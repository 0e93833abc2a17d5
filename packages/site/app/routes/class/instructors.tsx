import type { PublicClass } from '@widya/contract/public-classes';
import { initialsOf } from '../../parts/initials-of.ts';
import { SiteText } from '../../parts/site-text.tsx';

interface Teacher {
  readonly name: string;
  readonly note: string;
  readonly image: string | null;
}

/** The linked instructors, and the speaker whom staff named if it is somebody else. Rule A-191. */
function teachersOf({ instructors, speaker, narasumber_instead_of_pengajar }: PublicClass): Teacher[] {
  const linked = instructors.map(({ name, position, image_url }) => ({ name, note: position ?? '', image: image_url }));
  if (speaker === null || linked.some(({ name }) => name === speaker)) return linked;
  const note = narasumber_instead_of_pengajar ? 'Narasumber' : 'Pengajar';
  return [{ name: speaker, note, image: null }, ...linked];
}

/** Who teaches. */
export function Instructors({ found }: { readonly found: PublicClass }) {
  const teachers = teachersOf(found);
  if (teachers.length === 0) return null;
  return (
    <section className="sec people">
      <h2>{found.instructors.length > 0 ? <SiteText of="class_detail" name="instructors" /> : teachers[0]?.note}</h2>
      <ul className="rows">
        {teachers.map(({ name, note, image }) => (
          <li key={name} className="row">
            {image === null ? (
              <span className="avatar" aria-hidden="true">
                {initialsOf(name)}
              </span>
            ) : (
              <img className="avatar" src={image} alt="" width="48" height="48" loading="lazy" />
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
