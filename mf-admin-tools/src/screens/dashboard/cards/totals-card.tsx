import { useDashboardData } from '@widya/api-client/dashboard';
import type { DashboardData } from '@widya/contract/dashboard';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { type Metric, MetricGrid } from '@widya/design-system/metric-grid';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { QueryCard } from './query-card.tsx';

const { totals: texts } = DASHBOARD_TEXTS;

const metricsOf = (totals: NonNullable<DashboardData['totals']>, users: string | null): Metric[] => [
  {
    key: 'members',
    label: texts.members,
    value: formatNumber(totals.members),
    ...(users !== null && { to: users, toLabel: texts.show(texts.members) }),
  },
  { key: 'accepted', label: texts.accepted, value: formatNumber(totals.accepted), note: texts.acceptedWhy },
  { key: 'waiting', label: texts.waiting, value: formatNumber(totals.waiting), note: texts.acceptedWhy },
  {
    key: 'class-income',
    label: texts.classIncome,
    value: formatMoneyPlain(totals.class_income),
    note: texts.incomeWhy,
  },
  {
    key: 'course-income',
    label: texts.courseIncome,
    value: formatMoneyPlain(totals.course_income),
    note: texts.incomeWhy,
  },
];

/** Figures of typical length, which determine the number of columns while loading. */
const USUAL = { members: 100_000, accepted: 100_000, waiting: 1_000, class_income: 1e9, course_income: 1e9 };

/** Users, participants and income, which is the sum of accepted prices. D30. */
export function TotalsCard() {
  const query = useDashboardData('totals');
  const users = useSession().can('users') ? linkTo('Users') : null;
  return (
    <QueryCard
      title={texts.title}
      query={query}
      at={({ counted_at }) => counted_at}
      failed={texts.failed}
      titled
      height={{ base: 474, lg: 218 }}
      skeleton={<MetricGrid metrics={metricsOf(USUAL, null)} loading />}
    >
      {({ totals }) => totals && <MetricGrid metrics={metricsOf(totals, users)} />}
    </QueryCard>
  );
}
