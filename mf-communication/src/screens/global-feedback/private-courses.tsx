import type { CourseFeedbackPage } from '@widya/api-client/course-ratings';
import type { Query } from '@widya/api-client/query';
import type { CourseFeedback } from '@widya/contract/course-ratings';
import { MAX_RATING } from '@widya/contract/feedback-criteria';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { useMemo } from 'react';
import { courseColumns } from './course-columns.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { RatingTab } from './rating-tab.tsx';
import { GLOBAL_FEEDBACK_TEXTS as texts } from './texts.ts';

interface PrivateCoursesProps {
  readonly query: TableQuery;
  readonly page: Query<CourseFeedbackPage>;
}

/** Kelas Daring Mandiri: mean rating of each course, distribution, and a table of all. B-221. */
export function PrivateCourses({ query, page }: PrivateCoursesProps) {
  const mayOpen = useSession().can('private-class');
  const columns = useMemo(
    () => courseColumns((id) => (mayOpen ? linkTo('CourseFeedback', { event_url: id }) : null)),
    [mayOpen],
  );
  return (
    <RatingTab<CourseFeedback>
      query={query}
      page={page}
      label={texts.list.courses}
      columns={columns}
      read={({ course_code, course_name, average }) => ({ code: course_code, name: course_name, average })}
      chart={{ title: texts.charts.ratings, help: texts.charts.ratingsWhy, max: MAX_RATING }}
      beside={<DistributionChart courses={page.data?.data} />}
    />
  );
}
