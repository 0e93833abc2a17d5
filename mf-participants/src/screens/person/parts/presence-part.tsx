import { usePersonPresence } from '@widya/api-client/person';
import type { PersonHead, PersonPresence } from '@widya/contract/person';
import { formatDateTime } from '@widya/contract/time/texts';
import { linkTo } from '@widya/remote-kit/link-to';
import { joinFacts } from '../../../features/participants/drawer/join-facts.ts';
import { OwnerTitle } from './owner-title.tsx';
import { type PartProps, PartSection } from './part-section.tsx';

const presenceItems =
  ({ email }: PersonHead) =>
  (rows: readonly PersonPresence[]) =>
    rows.map(({ id, class_code, class_name, created_at }) => ({
      key: String(id),
      title: <OwnerTitle to={linkTo('Presence', {}, { q: email })} name={class_name} />,
      badges: null,
      sub: joinFacts(class_code, formatDateTime(created_at)),
    }));

/** Attendance forms from the person's address. */
export function PresencePart(props: PartProps) {
  const { person } = props;
  return <PartSection {...props} name="presence" query={usePersonPresence(person.id)} items={presenceItems(person)} />;
}
