import { useDashboardFeedbacks } from '@widya/api-client/dashboard';
import { Badge } from '@widya/design-system/badge';
import { EmptyState } from '@widya/design-system/empty-state';
import { truncate } from '@widya/design-system/formats/text';
import { Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { QueryCard } from '../cards/query-card.tsx';
import { twoDecimals } from '../charts/two-decimals.ts';
import { PageNumbers } from '../paging/page-numbers.tsx';
import { usePageParam } from '../paging/use-page-param.ts';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { Item } from './item.tsx';
import { ItemList } from './item-list.tsx';

const { feedbacks: texts } = DASHBOARD_TEXTS;

const MOST = 160;

/** The newest feedback on all classes, with its IPK. B-228, B-231, B-233. */
export function FeedbacksCard() {
  const { page, pathOf } = usePageParam('umpan');
  const query = useDashboardFeedbacks(page);
  const mayOpen = useSession().can('home');
  return (
    <QueryCard
      title={texts.title}
      query={query}
      failed={texts.failed}
      height={{ base: 720, lg: 567 }}
      foot={({ totalPages }) => <PageNumbers label={texts.pages} page={page} pages={totalPages} pathOf={pathOf} />}
    >
      {({ participantFeedbacks }) => (
        <Stack gap="2">
          <SectionTitle>{texts.title}</SectionTitle>
          {participantFeedbacks.length === 0 ? (
            <EmptyState size="sm" title={texts.none} />
          ) : (
            <ItemList>
              {participantFeedbacks.map(({ id, full_name, class_name, class_code, masukan, average, created_at }) => (
                <li key={id}>
                  <Item
                    who={full_name}
                    className={class_name}
                    to={mayOpen ? linkTo('ClassFeedback', { event_url: class_code }) : null}
                    at={created_at}
                    badge={<Badge>{texts.average(twoDecimals(average))}</Badge>}
                  >
                    {masukan === '' ? <Muted>{texts.silent}</Muted> : truncate(masukan, MOST)}
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
