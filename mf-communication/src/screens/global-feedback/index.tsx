import { ListPage } from '@widya/design-system/list-page';
import { useList, useRowsOf } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { RATING_TEXTS } from '../../features/ratings/texts.ts';
import { classList, courseList } from './list.ts';
import { PrivateCourses } from './private-courses.tsx';
import { PublicClasses } from './public-classes.tsx';
import { GLOBAL_FEEDBACK_TEXTS as texts } from './texts.ts';

/** Umpan Balik of all classes and courses. Source: B-221 to B-224. */
export default function GlobalFeedback(_: ScreenProps) {
  const { query, state, page: classes } = useList(classList, { isShown: ({ tab }) => tab === 'publik' });
  const { tab } = state;
  const { page: courses } = useRowsOf(courseList, query, { isShown: tab === 'mandiri' });

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
        // Search and sorting belong to the list of one tab.
        onChange: (next) => query.setFilters({ tab: next, q: null, sort: null }),
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
