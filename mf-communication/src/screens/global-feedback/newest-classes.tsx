import { failureOf } from '@widya/api-client/api-error';
import { useFeedbackByClass } from '@widya/api-client/feedback';
import { MAX_RATING } from '@widya/contract/feedback-criteria';
import { BarChart } from '@widya/design-system/bar-chart';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { criteriaRows } from '../../features/ratings/criteria-rows.ts';
import { formatRating } from '../../features/ratings/format-rating.ts';
import { nameLabels } from '../../features/ratings/name-labels.ts';
import { GLOBAL_FEEDBACK_TEXTS } from './texts.ts';

const { charts, newestFailed } = GLOBAL_FEEDBACK_TEXTS;

const NEWEST = { page: 1, per_page: 3 };
const NAME_SHOWN = 20;
const HEIGHT = 400;
/** Labels of typical length, which reserve the space of legend and text while loading. */
const USUAL = Array.from({ length: NEWEST.per_page }, (_, index) => ({
  class_code: String(index),
  class_name: 'm'.repeat(NAME_SHOWN),
  count: 100,
}));

/** The three latest classes by criterion, with names truncated to 20 characters. B-222, B-223. */
export function NewestClasses() {
  const { data, error, retry, isValidating } = useFeedbackByClass(NEWEST);
  if (!data && error)
    return (
      <LoadFailure size="sm" failure={failureOf(error)} title={newestFailed} onRetry={retry} retrying={isValidating} />
    );
  const classes = data?.data ?? [];
  const named = data?.data ?? USUAL;
  const labels = nameLabels(
    named.map(({ class_code, class_name }) => ({ code: class_code, name: class_name })),
    NAME_SHOWN,
  );
  const counts = named.map(({ count }, index) => charts.countOf(labels[index] ?? '', formatNumber(count)));
  return (
    <Stack gap="2">
      <BarChart
        title={charts.newest}
        categoryLabel={charts.criterion}
        rows={
          classes.length === 0
            ? []
            : criteriaRows((criterion) =>
                Object.fromEntries(classes.map(({ class_code, criteria }) => [class_code, criteria[criterion]])),
              )
        }
        series={named.map(({ class_code }, index) => ({ key: class_code, label: labels[index] ?? '' }))}
        horizontal
        max={MAX_RATING}
        height={HEIGHT}
        format={formatRating}
        loading={!data}
      />
      {named.length > 0 && (
        <Muted fontSize="sm" visibility={data ? undefined : 'hidden'}>
          {charts.newestWhy(counts.join(', '))}
        </Muted>
      )}
    </Stack>
  );
}
