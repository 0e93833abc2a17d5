import { usePersonTests } from '@widya/api-client/person';
import type { PersonTest } from '@widya/contract/person';
import { formatDateTime } from '@widya/contract/time/texts';
import { formatNumber } from '@widya/design-system/formats/number';
import { linkTo } from '@widya/remote-kit/link-to';
import type { PersonThing } from '../../../features/participants/drawer/record-list.tsx';
import { words } from '../../../features/participants/drawer/words.ts';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { OwnerTitle } from './owner-title.tsx';
import { type PartProps, PartSection } from './part-section.tsx';

const testThings = (rows: readonly PersonTest[]): readonly PersonThing[] =>
  rows.map(({ id, kind, code, name, title, score, scored_by_hand, created_at }) => ({
    key: id,
    title: <OwnerTitle to={linkTo(kind === 'class' ? 'Quiz' : 'Syllabus', { event_url: code })} name={name} />,
    badges: null,
    sub: words(
      title ?? texts.finalTest,
      texts.score(formatNumber(score)),
      scored_by_hand && texts.byHand,
      formatDateTime(created_at),
    ),
  }));

/** Scores of final tests and of sub-chapters. */
export function TestsPart(props: PartProps) {
  return <PartSection {...props} name="tests" query={usePersonTests(props.person.id)} things={testThings} />;
}
