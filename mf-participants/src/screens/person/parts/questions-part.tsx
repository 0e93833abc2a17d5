import { usePersonQuestions } from '@widya/api-client/person';
import type { PersonQuestion } from '@widya/contract/person';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { joinFacts } from '../../../features/participants/drawer/join-facts.ts';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { OwnerTitle } from './owner-title.tsx';
import { type PartProps, PartSection } from './part-section.tsx';

/** The person's questions in classes. */
export function QuestionsPart(props: PartProps) {
  const query = usePersonQuestions(props.person.id);
  const { can } = useSession();
  const itemsOf = (rows: readonly PersonQuestion[]) =>
    rows.map(({ id, class_code, class_name, question, answer, answered_by, asked_at }) => ({
      key: String(id),
      title: <OwnerTitle to={can('home') ? linkTo('Questions', { event_url: class_code }) : null} name={class_name} />,
      badges: answer === null && <Badge tone="warn">{texts.unanswered}</Badge>,
      sub: joinFacts(formatDateTime(asked_at), answered_by && texts.answeredBy(answered_by)),
      detail: <RichTextView html={question} short />,
    }));
  return <PartSection {...props} name="questions" query={query} items={itemsOf} />;
}
