import { usePersonTests } from '@widya/api-client/person';
import type { PersonTest } from '@widya/contract/person';
import { formatDateTime } from '@widya/contract/time/texts';
import { formatNumber } from '@widya/design-system/formats/number';
import { linkTo } from '@widya/remote-kit/link-to';
import { joinFacts } from '../../../features/participants/drawer/join-facts.ts';
import type { PersonItem } from '../../../features/participants/drawer/record-list.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { OwnerTitle } from './owner-title.tsx';
import { type PartProps, PartSection } from './part-section.tsx';

const testItems = (rows: readonly PersonTest[]): readonly PersonItem[] =>
  rows.map(({ id, kind, code, name, title, score, scored_by_hand, created_at }) => ({
    key: id,
    title: <OwnerTitle to={linkTo(kind === 'class' ? 'Quiz' : 'Syllabus', { event_url: code })} name={name} />,
    badges: null,
    sub: joinFacts(
      title ?? texts.finalTest,
      texts.score(formatNumber(score)),
      scored_by_hand && texts.byHand,
      formatDateTime(created_at),
    ),
  }));

/** Scores of final tests and of sub-chapters. */
export function TestsPart(props: PartProps) {
  return <PartSection {...props} name="tests" query={usePersonTests(props.person.id)} items={testItems} />;
}
