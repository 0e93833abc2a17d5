import type { FeedbackSummary } from '@widya/contract/feedback';
import { type FeedbackCriterion, MAX_RATING } from '@widya/contract/feedback-criteria';
import { BarChart } from '@widya/design-system/bar-chart';
import { Button } from '@widya/design-system/button';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted, Stack } from '@widya/design-system/layout';
import { ChartCard, ChartGrid } from '../../../features/ratings/chart-grid.tsx';
import { criteriaRows } from '../../../features/ratings/criteria-rows.ts';
import { formatRating } from '../../../features/ratings/format-rating.ts';
import { CLASS_FEEDBACK_TEXTS as texts } from '../texts.ts';
import { ClassComparison } from './class-comparison.tsx';
import { Facts } from './facts.tsx';
import { WantedClasses } from './wanted-classes.tsx';

const { charts } = texts;

/** Equals the height of the comparison beside it. */
const COMPARISON_HEIGHT = 300;

const SCORES = Array.from({ length: MAX_RATING }, (_, index) => index + 1);
const SCORE_SERIES = SCORES.map((score) => ({ key: String(score), label: charts.score(score) }));

/** Number of ratings of a criterion, by rating. */
const scoresOf = ({ distribution }: FeedbackSummary, criterion: FeedbackCriterion) =>
  Object.fromEntries(SCORES.map((score) => [String(score), distribution[criterion][score - 1] ?? 0]));

interface SummaryPanelProps {
  readonly code: string;
  readonly summary: FeedbackSummary;
  readonly onAnswers: () => void;
}

/** The criteria as averages, as a distribution, and compared with other classes. B-208. */
export function SummaryPanel({ code, summary, onAnswers }: SummaryPanelProps) {
  const { count, criteria, others, wanted } = summary;
  return (
    <Stack>
      <Facts summary={summary} />
      <ChartGrid>
        <ChartCard>
          <Stack gap="3" alignItems="stretch">
            <BarChart
              title={charts.criteria(formatNumber(count))}
              categoryLabel={charts.criterion}
              rows={count === 0 ? [] : criteriaRows((criterion) => ({ average: criteria[criterion] }))}
              series={[{ key: 'average', label: charts.average }]}
              horizontal
              max={MAX_RATING}
              format={formatRating}
            />
            {count > 0 && (
              <div>
                <Button size="sm" onClick={onAnswers}>
                  {texts.openAnswers}
                </Button>
              </div>
            )}
          </Stack>
        </ChartCard>
        <ChartCard>
          <BarChart
            title={charts.distribution}
            categoryLabel={charts.criterion}
            rows={count === 0 ? [] : criteriaRows((criterion) => scoresOf(summary, criterion))}
            series={SCORE_SERIES}
            horizontal
            stacked
            palette="scale"
          />
        </ChartCard>
        <ChartCard>
          <Stack gap="2">
            <BarChart
              title={charts.comparison}
              categoryLabel={charts.criterion}
              rows={
                count === 0 && others.count === 0
                  ? []
                  : criteriaRows((criterion) => ({ own: criteria[criterion], others: others.criteria[criterion] }))
              }
              series={[
                { key: 'own', label: charts.thisClass },
                { key: 'others', label: charts.otherClasses },
              ]}
              horizontal
              max={MAX_RATING}
              height={COMPARISON_HEIGHT}
              format={formatRating}
            />
            <Muted fontSize="sm">
              {others.classes === 0
                ? charts.noOthers
                : charts.comparisonWhy(formatNumber(others.classes), formatNumber(others.count))}
            </Muted>
          </Stack>
        </ChartCard>
        <ChartCard>
          <ClassComparison code={code} summary={summary} />
        </ChartCard>
        <ChartCard wide>
          <WantedClasses wanted={wanted} />
        </ChartCard>
      </ChartGrid>
    </Stack>
  );
}
