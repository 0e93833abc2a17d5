import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import type { CourseRatingSummary } from '@widya/contract/course-ratings';
import { MAX_RATING } from '@widya/contract/feedback-criteria';
import { BarChart } from '@widya/design-system/bar-chart';
import { formatNumber } from '@widya/design-system/formats/number';
import { Card, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { ChartCard, ChartGrid } from '../../../features/ratings/chart-grid.tsx';
import { FigureList } from '../../../features/ratings/figure-list.tsx';
import { formatRating } from '../../../features/ratings/format-rating.ts';
import { responseRate } from '../../../features/ratings/response-rate.ts';
import { RATING_TEXTS } from '../../../features/ratings/texts.ts';
import { COURSE_FEEDBACK_TEXTS } from '../texts.ts';
import { CourseComparison } from './course-comparison.tsx';

const { charts, facts } = COURSE_FEEDBACK_TEXTS;

const ReservedSpace = styled('div', { base: { height: { base: '194px', md: '85px' } } });
/** Height in pixels of a chart card with five bars and a text below. */
const CHART_HEIGHT = 300;

interface SummarySectionProps {
  readonly id: string;
  readonly summary: Query<CourseRatingSummary>;
}

/** Figures, distribution and comparison above the list. */
export function SummarySection({ id, summary: { data, error, retry, isValidating } }: SummarySectionProps) {
  if (!data && error)
    return (
      <Card>
        <LoadFailure
          size="sm"
          failure={failureOf(error)}
          title={RATING_TEXTS.summaryFailed}
          onRetry={retry}
          retrying={isValidating}
        />
      </Card>
    );
  if (!data)
    return (
      <SkeletonArea>
        <Stack>
          <ReservedSpace>
            <Skeleton height="100%" />
          </ReservedSpace>
          <ChartGrid>
            <Skeleton height={CHART_HEIGHT} />
            <Skeleton height={CHART_HEIGHT} />
          </ChartGrid>
        </Stack>
      </SkeletonArea>
    );
  const { count, participants, average, commented, hidden, distribution } = data;
  const scores = Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index);
  return (
    <Stack>
      <FigureList
        label={facts.label}
        items={[
          {
            key: 'average',
            label: facts.average,
            value: average === null ? formatRating(null) : facts.averageOf(formatRating(average)),
          },
          {
            key: 'count',
            label: facts.count,
            value: facts.countOf(formatNumber(count), formatNumber(participants)),
            hint: facts.countHint,
          },
          { key: 'rate', label: facts.rate, value: responseRate(count, participants) },
          { key: 'commented', label: facts.commented, value: formatNumber(commented) },
          { key: 'hidden', label: facts.hidden, value: formatNumber(hidden) },
        ]}
      />
      <ChartGrid>
        <ChartCard>
          <BarChart
            title={charts.distribution(formatNumber(count))}
            categoryLabel={charts.score}
            rows={
              count === 0
                ? []
                : scores.map((score) => ({
                    label: charts.scoreOf(score),
                    values: { people: distribution[score - 1] ?? 0 },
                  }))
            }
            series={[{ key: 'people', label: charts.people }]}
            horizontal
          />
        </ChartCard>
        <ChartCard>
          <CourseComparison id={id} summary={data} />
        </ChartCard>
      </ChartGrid>
    </Stack>
  );
}
