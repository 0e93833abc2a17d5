import type { PublicClass } from '@widya/contract/public-classes';
import { People, type Person } from '../../parts/people.tsx';
import { SiteText } from '../../parts/site-text.tsx';

/** The linked instructors, and the named speaker if that is another person. A-191. */
function teachersOf({ instructors, speaker, narasumber_instead_of_pengajar }: PublicClass): Person[] {
  const linked = instructors.map(({ name, position, image_url }) => ({ name, note: position ?? '', image: image_url }));
  if (speaker === null || linked.some(({ name }) => name === speaker)) return linked;
  const note = narasumber_instead_of_pengajar ? 'Narasumber' : 'Pengajar';
  return [{ name: speaker, note, image: null }, ...linked];
}

/** The instructors of a class. */
export function Instructors({ publicClass }: { readonly publicClass: PublicClass }) {
  const teachers = teachersOf(publicClass);
  const title =
    publicClass.instructors.length > 0 ? <SiteText of="class_detail" name="instructors" /> : teachers[0]?.note;
  return <People title={title} people={teachers} />;
}
