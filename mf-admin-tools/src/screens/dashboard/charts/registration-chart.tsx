import { useDashboardData } from '@widya/api-client/dashboard';
import { BarChart } from '@widya/design-system/bar-chart';
import { QueryCard } from '../cards/query-card.tsx';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { CHART_HEIGHT } from './chart-card.tsx';
import { shortDay } from './short-day.ts';

const { charts: texts } = DASHBOARD_TEXTS;

const SERIES = [
  { key: 'classes', label: texts.classes },
  { key: 'courses', label: texts.courses },
];

/** Registrations in classes and in courses, for each of seven days. B-227, B-229. */
export function RegistrationChart() {
  const query = useDashboardData('registration');
  return (
    <QueryCard
      title={texts.registration}
      query={query}
      at={({ counted_at }) => counted_at}
      failed={texts.failed(texts.registration)}
      height={CHART_HEIGHT + 111}
    >
      {({ registrationData = [] }) => (
        <BarChart
          title={texts.registration}
          categoryLabel={texts.day}
          rows={registrationData.map(({ day, classes, courses }) => ({
            label: shortDay(day),
            values: { classes, courses },
          }))}
          series={SERIES}
          height={CHART_HEIGHT}
        />
      )}
    </QueryCard>
  );
}
