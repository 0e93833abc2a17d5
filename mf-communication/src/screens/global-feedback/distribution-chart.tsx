import type { CourseFeedback } from '@widya/contract/course-ratings';
import { MAX_RATING } from '@widya/contract/feedback-criteria';
import { BarChart } from '@widya/design-system/bar-chart';
import { nameLabels } from '../../features/ratings/name-labels.ts';
import { GLOBAL_FEEDBACK_TEXTS } from './texts.ts';

const { charts } = GLOBAL_FEEDBACK_TEXTS;

const SHOWN = 10;
const NAME_SHOWN = 40;
const SCORES = Array.from({ length: MAX_RATING }, (_, index) => ({
  key: String(index + 1),
  label: charts.score(index + 1),
}));

/** The distribution of ratings from 1 to 5, by course. */
export function DistributionChart({ courses }: { readonly courses: readonly CourseFeedback[] | undefined }) {
  const shown = courses?.slice(0, SHOWN) ?? [];
  const labels = nameLabels(
    shown.map(({ course_code, course_name }) => ({ code: course_code, name: course_name })),
    NAME_SHOWN,
  );
  return (
    <BarChart
      title={charts.distribution}
      categoryLabel={charts.class}
      rows={shown.map(({ distribution }, index) => ({
        label: labels[index] ?? '',
        values: Object.fromEntries(SCORES.map(({ key }, index) => [key, distribution[index] ?? 0])),
      }))}
      series={SCORES}
      horizontal
      stacked
      palette="scale"
      loading={courses === undefined}
      expectedRows={SHOWN}
    />
  );
}
