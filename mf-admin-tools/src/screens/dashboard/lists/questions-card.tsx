import { useDashboardQuestions } from '@widya/api-client/dashboard';
import { Badge } from '@widya/design-system/badge';
import { EmptyState } from '@widya/design-system/empty-state';
import { SectionTitle, Stack } from '@widya/design-system/layout';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { QueryCard } from '../cards/query-card.tsx';
import { PageNumbers } from '../paging/page-numbers.tsx';
import { usePageParam } from '../paging/use-page-param.ts';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { Item } from './item.tsx';
import { ItemList } from './item-list.tsx';
import { beginningOf } from './plain-text.ts';

const { questions: texts } = DASHBOARD_TEXTS;

/** The newest questions of all classes. B-228, B-231, B-233. */
export function QuestionsCard() {
  const { page, pathOf } = usePageParam('tanya');
  const query = useDashboardQuestions(page);
  const mayOpen = useSession().can('home');
  return (
    <QueryCard
      title={texts.title}
      query={query}
      failed={texts.failed}
      height={{ base: 720, lg: 567 }}
      foot={({ totalPages }) => <PageNumbers label={texts.pages} page={page} pages={totalPages} pathOf={pathOf} />}
    >
      {({ questions }) => (
        <Stack gap="2">
          <SectionTitle>{texts.title}</SectionTitle>
          {questions.length === 0 ? (
            <EmptyState size="sm" title={texts.none} />
          ) : (
            <ItemList>
              {questions.map(({ id, full_name, class_name, class_code, question, answer, asked_at }) => (
                <li key={id}>
                  <Item
                    who={full_name}
                    className={class_name}
                    to={mayOpen ? linkTo('Questions', { event_url: class_code }) : null}
                    at={asked_at}
                    badge={
                      answer === null ? (
                        <Badge tone="warn">{texts.unanswered}</Badge>
                      ) : (
                        <Badge tone="ok">{texts.answered}</Badge>
                      )
                    }
                  >
                    {beginningOf(question)}
                  </Item>
                </li>
              ))}
            </ItemList>
          )}
        </Stack>
      )}
    </QueryCard>
  );
}
