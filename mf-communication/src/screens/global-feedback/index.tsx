import { useFeedbackByCourse } from '@widya/api-client/course-ratings';
import { useFeedbackByClass } from '@widya/api-client/feedback';
import { ListPage } from '@widya/design-system/list-page';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { listingOf } from '@widya/remote-kit/list-state';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useMemo } from 'react';
import { RATING_TEXTS } from '../../features/ratings/texts.ts';
import { GLOBAL_LIST, readGlobalState, tabOf } from './list-query.ts';
import { PrivateCourses } from './private-courses.tsx';
import { PublicClasses } from './public-classes.tsx';
import { GLOBAL_FEEDBACK_TEXTS as texts } from './texts.ts';

/** Umpan Balik of all classes and courses. Source: B-221 to B-224. */
export default function GlobalFeedback(_: ScreenProps) {
  const query = useTableQuery(GLOBAL_LIST);
  const tab = tabOf(query.filters.tab);
  const state = useMemo(() => readGlobalState(tab, new URLSearchParams(query.apiQuery)), [tab, query.apiQuery]);
  const classes = useFeedbackByClass(tab === 'publik' ? listingOf(state) : null);
  const courses = useFeedbackByCourse(tab === 'mandiri' ? listingOf(state) : null);

  return (
    <ListPage
      title={RATING_TEXTS.title}
      page={tab === 'publik' ? classes : courses}
      context={(total) => texts.context(total)}
      tabs={{
        label: texts.tabsLabel,
        items: [
          { value: 'publik', label: texts.tabs.classes },
          { value: 'mandiri', label: texts.tabs.courses },
        ],
        value: tab,
        // A search and an order of the one list mean nothing in the other.
        onChange: (next) => query.setFilters({ tab: next === 'mandiri' ? next : null, q: null, sort: null }),
      }}
    >
      {tab === 'publik' ? (
        <PublicClasses query={query} page={classes} />
      ) : (
        <PrivateCourses query={query} page={courses} />
      )}
    </ListPage>
  );
}
