import { useEventMetrics } from '@widya/api-client/events';
import type { EventMetrics as Figures } from '@widya/contract/events';
import { formatDate } from '@widya/contract/time/texts';
import { formatNumber } from '@widya/design-system/formats/number';
import { Card, Inline, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { LineChart } from '@widya/design-system/line-chart';
import { LoadFailure } from '@widya/design-system/load-failure';
import { type Metric, MetricGrid } from '@widya/design-system/metric-grid';
import { Skeleton } from '@widya/design-system/skeleton';
import { UpdatedAt } from '@widya/design-system/updated-at';
import { failureOf } from '@widya/record-kit/read/failure';
import { SessionFigures } from './session-figures.tsx';
import type { SessionScope } from './session-part.tsx';
import { seatsOfAll, statusMetrics } from './status-metrics.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

function metricsOf(
  { record, session }: SessionScope,
  { categorized_registrant_count: by, ...figures }: Figures,
): Metric[] {
  const seats = session ?? seatsOfAll(record.sessions);
  const isOneOfMany = session !== undefined && record.sessions.length > 1;
  return [
    ...statusMetrics(by, { seats, sessionId: isOneOfMany ? session.id : undefined }),
    {
      key: 'views',
      label: texts.views,
      value: formatNumber(figures.view_count),
      note: isOneOfMany ? texts.viewsWhy : undefined,
    },
    { key: 'check-ins', label: texts.checkIns, value: formatNumber(figures.check_in_count) },
  ];
}

const SERIES = [
  { key: 'views', label: texts.views },
  { key: 'registrations', label: texts.registered },
  { key: 'accepted', label: texts.accepted },
] as const;

/** Rows of the chart for seven days; all three series have the same days. B-021. */
const rowsOf = ({ views, registrations, accepted_registrations }: Figures) =>
  views.map(({ day, count }, index) => ({
    // Without the year, which is obvious within seven days.
    label: formatDate(day).replace(/ \d{4}$/, ''),
    values: {
      views: count,
      registrations: registrations[index]?.count ?? 0,
      accepted: accepted_registrations[index]?.count ?? 0,
    },
  }));

/** Figures and a line chart of seven days, which fail and retry independently.. */
export function EventMetrics(scope: SessionScope) {
  const { record, session } = scope;
  const { data, error, isValidating, retry } = useEventMetrics(record.id, session?.id);
  return (
    <Stack as="section" aria-label={texts.metrics}>
      <Inline>
        <SectionTitle>{texts.metrics}</SectionTitle>
        <Spacer />
        <UpdatedAt answer={data} busy={isValidating} failed={error !== undefined} onRefresh={retry} />
      </Inline>
      {data ? (
        <>
          <MetricGrid metrics={metricsOf(scope, data)} />
          <Card padded>
            <LineChart title={texts.chart} categoryLabel={texts.day} rows={rowsOf(data)} series={SERIES} />
          </Card>
          {session === undefined && record.sessions.length > 1 && (
            <SessionFigures record={record} counts={data.sessions} />
          )}
        </>
      ) : error ? (
        <Card padded>
          <LoadFailure
            title={texts.metricsFailed}
            failure={failureOf(error)}
            onRetry={retry}
            retrying={isValidating}
            size="sm"
          />
        </Card>
      ) : (
        <>
          <Skeleton height="88px" />
          <Skeleton height="340px" />
        </>
      )}
    </Stack>
  );
}
