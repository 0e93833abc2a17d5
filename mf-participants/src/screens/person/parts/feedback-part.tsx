import { usePersonFeedback } from '@widya/api-client/person';
import type { PersonFeedback } from '@widya/contract/person';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { formatNumber } from '@widya/design-system/formats/number';
import { linkTo } from '@widya/remote-kit/link-to';
import { joinFacts } from '../../../features/participants/drawer/join-facts.ts';
import type { PersonItem } from '../../../features/participants/drawer/record-list.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { OwnerTitle } from './owner-title.tsx';
import { type PartProps, PartSection } from './part-section.tsx';

const feedbackItems = (rows: readonly PersonFeedback[]): readonly PersonItem[] =>
  rows.map(({ id, kind, code, name, value, text, active, created_at }) => ({
    key: id,
    title: (
      <OwnerTitle to={linkTo(kind === 'class' ? 'ClassFeedback' : 'CourseFeedback', { event_url: code })} name={name} />
    ),
    badges: active ? null : <Badge>{texts.hidden}</Badge>,
    sub: joinFacts(
      kind === 'class' ? texts.average(formatNumber(value)) : texts.rating(formatNumber(value)),
      formatDateTime(created_at),
    ),
    detail: text === '' ? null : <p>{text}</p>,
  }));

/** The person's feedback on classes and courses. */
export function FeedbackPart(props: PartProps) {
  return <PartSection {...props} name="feedback" query={usePersonFeedback(props.person.id)} items={feedbackItems} />;
}
