import { useDashboardQuestions } from '@widya/api-client/dashboard';
import { Badge } from '@widya/design-system/badge';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { usePageParam } from '../paging/use-page-param.ts';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { Item } from './item.tsx';
import { NewestCard } from './newest-card.tsx';
import { beginningOf } from './plain-text.ts';

const { questions: texts } = DASHBOARD_TEXTS;

/** The latest questions of all classes. B-228, B-231, B-233. */
export function QuestionsCard() {
  const at = usePageParam('tanya');
  const query = useDashboardQuestions(at.page);
  const mayOpen = useSession().can('home');
  return (
    <NewestCard texts={texts} at={at} query={query} rowsOf={({ questions }) => questions}>
      {({ full_name, class_name, class_code, question, answer, asked_at }) => (
        <Item
          who={full_name}
          className={class_name}
          to={mayOpen ? linkTo('Questions', { event_url: class_code }) : null}
          at={asked_at}
          badge={
            answer === null ? <Badge tone="warn">{texts.unanswered}</Badge> : <Badge tone="ok">{texts.answered}</Badge>
          }
        >
          {beginningOf(question)}
        </Item>
      )}
    </NewestCard>
  );
}
