import { useEventMetrics } from '@widya/api-client/events';
import type { EventRecord, EventMetrics as Figures } from '@widya/contract/events';
import { formatDate } from '@widya/design-system/formats/date';
import { formatNumber } from '@widya/design-system/formats/number';
import { RefreshIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Card, Inline, Muted, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { LineChart } from '@widya/design-system/line-chart';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton } from '@widya/design-system/skeleton';
import { failureOf } from '../../features/failure.ts';
import { type Metric, MetricGrid } from './metric-grid.tsx';
import { REGISTRATIONS_ID } from './registrations-id.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';
import { useUpdatedAt } from './use-updated-at.ts';

/** Of registrants, the quota where there is one; a free event shows none. Specification 1 §9, decision 27. */
export const ofQuota = (count: number, { price, quota }: Pick<EventRecord, 'price' | 'quota'>): string =>
  price > 0 && quota > 0 ? `${formatNumber(count)}/${formatNumber(quota)}` : formatNumber(count);

const listOf = (status: string): string => `?status=${status}#${REGISTRATIONS_ID}`;

function metricsOf(record: EventRecord, { categorized_registrant_count: by, ...figures }: Figures): Metric[] {
  return [
    {
      key: 'registrants',
      label: texts.registrants,
      value: ofQuota(by.waiting + by.accepted, record),
      note: texts.registrantsWhy,
    },
    { key: 'accepted', label: texts.accepted, value: formatNumber(by.accepted), to: listOf('ACCEPTED') },
    { key: 'waiting', label: texts.waiting, value: formatNumber(by.waiting), to: listOf('WAITING') },
    { key: 'pending', label: texts.pending, value: formatNumber(by.pending), to: listOf('PENDING') },
    { key: 'rejected', label: texts.rejected, value: formatNumber(by.rejected), to: listOf('REJECTED') },
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
  const updated = useUpdatedAt(data);
  return (
    <Stack as="section" aria-label={texts.metrics}>
      <Inline>
        <SectionTitle>{texts.metrics}</SectionTitle>
        <Spacer />
        <Inline flexWrap="nowrap">
          {updated && <Muted>{texts.updated(updated)}</Muted>}
          <IconButton
            size="sm"
            variant="ghost"
            label={texts.refresh}
            icon={<RefreshIcon size={15} />}
            loading={isValidating}
            onClick={retry}
          />
        </Inline>
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
