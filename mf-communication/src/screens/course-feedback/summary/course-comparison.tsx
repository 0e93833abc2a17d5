import { useCourseRatingComparison } from '@widya/api-client/course-ratings';
import type { CourseRatingSummary } from '@widya/contract/course-ratings';
import { MAX_RATING } from '@widya/contract/feedback-criteria';
import { formatNumber } from '@widya/design-system/formats/number';
import { Comparison } from '../../../features/ratings/comparison.tsx';
import { formatRating } from '../../../features/ratings/format-rating.ts';
import { COURSE_FEEDBACK_TEXTS } from '../texts.ts';

const { charts, comparisonFailed } = COURSE_FEEDBACK_TEXTS;

/** Number of other courses that fit beside the distribution. */
const OTHERS = { page: 1, per_page: 4 };

/** The mean rating of this course and of the latest others. B-208 to B-210, B-221 to B-223. */
export function CourseComparison({ id, summary }: { readonly id: string; readonly summary: CourseRatingSummary }) {
  const { others } = summary;
  return (
    <Comparison
      others={useCourseRatingComparison(id, OTHERS)}
      read={({ course_code, course_name, average }) => ({ code: course_code, name: course_name, average })}
      own={{ code: summary.course_code, name: charts.thisCourse, average: summary.average }}
      failed={comparisonFailed}
      title={charts.comparison}
      category={charts.course}
      mean={charts.average}
      max={MAX_RATING}
      expected={Math.min(others.courses, OTHERS.per_page)}
    >
      {others.courses === 0
        ? charts.noOthers
        : charts.comparisonWhy(formatNumber(others.courses), formatRating(others.average), formatNumber(others.count))}
    </Comparison>
  );
}
