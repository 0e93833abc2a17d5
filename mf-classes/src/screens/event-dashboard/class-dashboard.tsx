import type { ClassRecord } from '@widya/contract/classes';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { Inline, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { MetricGrid } from '@widya/design-system/metric-grid';
import { ClassStatusBadge } from '@widya/design-system/status-badge';
import { linkTo } from '@widya/remote-kit/link-to';
import { DashboardTop } from './dashboard-top.tsx';
import { ofQuota } from './status-metrics.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

const PHASES = {
  UPCOMING: 'before',
  REGISTRATION: 'before',
  CLOSED: 'before',
  HIDDEN: 'before',
  ONGOING: 'running',
  ENDED: 'over',
} as const;

function warningOf({ status, publish_status }: ClassRecord): string | null {
  if (status === 'ENDED') return null;
  if (publish_status === 'DRAFT' || status === 'UPCOMING') return texts.notOpen;
  return status === 'CLOSED' || status === 'HIDDEN' ? texts.closed : null;
}

/** The dashboard of a class by its code, with the figures that classes have. Source: D6. */
export function ClassDashboard({ record }: { readonly record: ClassRecord }) {
  const { metrics, code } = record;
  const participants = linkTo('ClassParticipants', { event_url: code });
  return (
    <>
      <DashboardTop
        name={record.name}
        link={{ page: 'registration', code }}
        badge={<ClassStatusBadge status={record.status} />}
        start={record.permanent ? null : record.start_time}
        end={record.end_time}
        phase={PHASES[record.status]}
        warning={warningOf(record)}
        editPath={linkTo('ClassDetail', { event_url: code }) ?? `/editor/classDetail/${encodeURIComponent(code)}`}
      />
      <Stack as="section" aria-label={texts.registrants}>
        <Inline justifyContent="space-between">
          <SectionTitle>{texts.registrants}</SectionTitle>
          {participants && (
            <LinkButton size="sm" to={participants}>
              {texts.participants}
            </LinkButton>
          )}
        </Inline>
        <MetricGrid
          metrics={[
            {
              key: 'registrants',
              label: texts.registrants,
              value: ofQuota(metrics.waiting + metrics.accepted, record),
              note: texts.registrantsWhy,
            },
            { key: 'accepted', label: texts.accepted, value: formatNumber(metrics.accepted) },
            { key: 'waiting', label: texts.waiting, value: formatNumber(metrics.waiting) },
            { key: 'pending', label: texts.pending, value: formatNumber(metrics.pending) },
            { key: 'income', label: texts.income, value: formatMoneyPlain(metrics.income) },
          ]}
        />
        <Muted>{texts.classNote}</Muted>
      </Stack>
    </>
  );
}
