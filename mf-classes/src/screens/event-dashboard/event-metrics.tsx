import { useEventMetrics } from '@widya/api-client/events';
import type { EventRecord, EventMetrics as Figures } from '@widya/contract/events';
import { formatDate } from '@widya/contract/time/texts';
import { formatNumber } from '@widya/design-system/formats/number';
import { Card, Inline, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { LineChart } from '@widya/design-system/line-chart';
import { LoadFailure } from '@widya/design-system/load-failure';
import { type Metric, MetricGrid } from '@widya/design-system/metric-grid';
import { Skeleton } from '@widya/design-system/skeleton';
import { UpdatedAt } from '@widya/design-system/updated-at';
import { failureOf } from '../../features/failure.ts';
import { REGISTRATIONS_ID } from './registrations-id.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

/** Of registrants, the quota where there is one; a free event shows none. Specification 1 §9, decision 27. */
export const ofQuota = (count: number, { price, quota }: Pick<EventRecord, 'price' | 'quota'>): string =>
  price > 0 && quota > 0 ? `${formatNumber(count)}/${formatNumber(quota)}` : formatNumber(count);

const listOf = (status: string, label: string) => ({
  to: `?status=${status}#${REGISTRATIONS_ID}`,
  toLabel: texts.showAll(label),
});

function metricsOf(record: EventRecord, { categorized_registrant_count: by, ...figures }: Figures): Metric[] {
  return [
    {
      key: 'registrants',
      label: texts.registrants,
      value: ofQuota(by.waiting + by.accepted, record),
      note: texts.registrantsWhy,
    },
    { key: 'accepted', label: texts.accepted, value: formatNumber(by.accepted), ...listOf('ACCEPTED', texts.accepted) },
    { key: 'waiting', label: texts.waiting, value: formatNumber(by.waiting), ...listOf('WAITING', texts.waiting) },
    { key: 'pending', label: texts.pending, value: formatNumber(by.pending), ...listOf('PENDING', texts.pending) },
    { key: 'rejected', label: texts.rejected, value: formatNumber(by.rejected), ...listOf('REJECTED', texts.rejected) },
    { key: 'views', label: texts.views, value: formatNumber(figures.view_count) },
    { key: 'check-ins', label: texts.checkIns, value: formatNumber(figures.check_in_count) },
  ];
}

const SERIES = [
  { key: 'views', label: texts.views },
  { key: 'registrations', label: texts.registered },
  { key: 'accepted', label: texts.accepted },
] as const;

/** The seven days as rows of the chart; the three series hold the same days. Rule B-021. */
const rowsOf = ({ views, registrations, accepted_registrations }: Figures) =>
  views.map(({ day, count }, index) => ({
    // The year says nothing within seven days.
    label: formatDate(day).replace(/ \d{4}$/, ''),
    values: {
      views: count,
      registrations: registrations[index]?.count ?? 0,
      accepted: accepted_registrations[index]?.count ?? 0,
    },
  }));

/** Figures and the line chart of seven days. They fail and are tried again by themselves. Rules. */
export function EventMetrics({ record }: { readonly record: EventRecord }) {
  const { data, error, isValidating, retry } = useEventMetrics(record.id, record.sessions[0]?.id);
  return (
    <Stack as="section" aria-label={texts.metrics}>
      <Inline>
        <SectionTitle>{texts.metrics}</SectionTitle>
        <Spacer />
        <UpdatedAt answer={data} busy={isValidating} failed={error !== undefined} onRefresh={retry} />
      </Inline>
      {data ? (
        <>
          <MetricGrid metrics={metricsOf(record, data)} />
          <Card padded>
            <LineChart title={texts.chart} categoryLabel={texts.day} rows={rowsOf(data)} series={SERIES} />
          </Card>
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
