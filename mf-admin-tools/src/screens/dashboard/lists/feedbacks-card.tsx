import { useDashboardFeedbacks } from '@widya/api-client/dashboard';
import { Badge } from '@widya/design-system/badge';
import { truncate } from '@widya/design-system/formats/text';
import { Muted } from '@widya/design-system/layout';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { twoDecimals } from '../charts/two-decimals.ts';
import { usePageParam } from '../paging/use-page-param.ts';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { Item } from './item.tsx';
import { NewestCard } from './newest-card.tsx';

const { feedbacks: texts } = DASHBOARD_TEXTS;

const MOST = 160;

/** The latest feedback on all classes, with its IPK. B-228, B-231, B-233. */
export function FeedbacksCard() {
  const at = usePageParam('umpan');
  const query = useDashboardFeedbacks(at.page);
  const mayOpen = useSession().can('home');
  return (
    <NewestCard texts={texts} at={at} query={query} rowsOf={({ participantFeedbacks }) => participantFeedbacks}>
      {({ full_name, class_name, class_code, masukan, average, created_at }) => (
        <Item
          who={full_name}
          className={class_name}
          to={mayOpen ? linkTo('ClassFeedback', { event_url: class_code }) : null}
          at={created_at}
          badge={<Badge>{texts.average(twoDecimals(average))}</Badge>}
        >
          {masukan === '' ? <Muted>{texts.silent}</Muted> : truncate(masukan, MOST)}
        </Item>
      )}
    </NewestCard>
  );
}
