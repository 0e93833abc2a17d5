import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import type { FeedbackSummary } from '@widya/contract/feedback';
import { Card, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import { ChartGrid } from '../../../features/ratings/chart-grid.tsx';
import { RATING_TEXTS } from '../../../features/ratings/texts.ts';
import { SummaryPanel } from './summary-panel.tsx';

interface SummarySectionProps {
  readonly code: string;
  readonly summary: Query<FeedbackSummary>;
  readonly onAnswers: () => void;
}

/** The summary, or its loading or failed state. */
export function SummarySection({ code, summary, onAnswers }: SummarySectionProps) {
  const { data, error, retry, isValidating } = summary;
  if (data) return <SummaryPanel code={code} summary={data} onAnswers={onAnswers} />;
  if (error)
    return (
      <Card>
        <LoadFailure
          failure={failureOf(error)}
          title={RATING_TEXTS.summaryFailed}
          onRetry={retry}
          retrying={isValidating}
        />
      </Card>
    );
  return (
    <SkeletonArea>
      <Stack>
        <Skeleton height={92} />
        <ChartGrid>
          <Skeleton height={290} />
          <Skeleton height={290} />
        </ChartGrid>
      </Stack>
    </SkeletonArea>
  );
}
