import { exportClassFeedback, useFeedbackActions, useFeedbackSummary } from '@widya/api-client/feedback';
import type { FeedbackSummary } from '@widya/contract/feedback';
import { formatNumber } from '@widya/design-system/formats/number';
import { LazyPart } from '@widya/design-system/lazy-part';
import { Tabs } from '@widya/design-system/tabs';
import { useList } from '@widya/record-kit/list/use-list';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { RatingPage } from '../../features/ratings/rating-page.tsx';
import { responseRate } from '../../features/ratings/response-rate.ts';
import { useVisibility } from '../../features/ratings/use-visibility.ts';
import type { OpenFeedback } from './feedback-dialogs.tsx';
import { FeedbackList } from './list/feedback-list.tsx';
import { feedbackList } from './list/list.ts';
import { SummarySection } from './summary/summary-section.tsx';
import { CLASS_FEEDBACK_TEXTS as texts } from './texts.ts';

const loadDialogs = () => import('./feedback-dialogs.tsx').then(({ FeedbackDialogs }) => FeedbackDialogs);

const contextOf = ({ class_name, count, participants }: FeedbackSummary): string =>
  texts.context(class_name, formatNumber(count), responseRate(count, participants));

/** Umpan Balik of a class. Source: B-208 to B-210, B-221 to B-223. */
export default function ClassFeedback({ params }: ScreenProps) {
  const code = params.event_url ?? '';
  const mayHide = useSession().role !== 'instructor';
  const summaryQuery = useFeedbackSummary(code);
  // While another class loads, the previous one is not shown.
  const data = summaryQuery.data?.class_code.toLowerCase() === code.toLowerCase() ? summaryQuery.data : undefined;
  const summary = { ...summaryQuery, data };
  const { query, state, page } = useList(feedbackList, {
    params: { code },
    isShown: ({ tab }) => tab === 'daftar',
  });
  const { tab } = state;
  const { setActive } = useFeedbackActions();
  const onVisibility = useVisibility(setActive);
  const [opened, setOpened] = useState<OpenFeedback | null>(null);
  useScopeTitle(data?.class_name ?? null);

  return (
    <RatingPage
      kind="class"
      failures={[data ? undefined : summaryQuery.error, page.data ? undefined : page.error]}
      context={data ? contextOf(data) : null}
      requestReport={() => exportClassFeedback(code, tab === 'daftar' ? feedbackList.filtersOf(state) : {})}
      empty={data?.count === 0 && data.hidden === 0}
    >
      <Tabs
        label={texts.tabsLabel}
        items={[
          { value: 'ringkasan', label: texts.tabs.summary },
          { value: 'daftar', label: texts.tabs.list, count: data?.count },
        ]}
        value={tab}
        onChange={(next) => query.setFilter('tab', next)}
      >
        {tab === 'ringkasan' ? (
          <SummarySection code={code} summary={summary} onAnswers={() => setOpened({ kind: 'answers' })} />
        ) : (
          <FeedbackList
            query={query}
            page={page}
            mayHide={mayHide}
            onOpen={(feedback) => setOpened({ kind: 'detail', feedback, from: null })}
            onNote={(feedback) => setOpened({ kind: 'note', feedback, from: null })}
            onVisibility={onVisibility}
          />
        )}
      </Tabs>
      {opened && (
        <LazyPart
          load={loadDialogs}
          onFailure={() => setOpened(null)}
          props={{ code, summary: data, opened, mayHide, onVisibility, onOpened: setOpened }}
        />
      )}
    </RatingPage>
  );
}
