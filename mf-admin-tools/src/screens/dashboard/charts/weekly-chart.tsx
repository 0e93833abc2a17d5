import { useWeeklyCourseRegistrations } from '@widya/api-client/dashboard';
import { plusDays } from '@widya/contract/time/days';
import { BarChart } from '@widya/design-system/bar-chart';
import { QueryCard } from '../cards/query-card.tsx';
import { useGroupLink } from '../people/use-group-link.ts';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { CHART_HEIGHT } from './chart-card.tsx';
import { shortDay } from './short-day.ts';

const { charts: texts } = DASHBOARD_TEXTS;

const DAYS = 7;

/** First of the seven days that end with `last`. D99. */
const firstOf = (last: string): string => plusDays(last, 1 - DAYS);

/** Registrations in courses, seven days per bar; each bar links to the list of registrants. B-229, B-234, B-235. */
export function WeeklyChart() {
  const query = useWeeklyCourseRegistrations();
  const linkOf = useGroupLink();
  return (
    <QueryCard
      title={texts.weekly}
      query={query}
      failed={texts.failed(texts.weekly)}
      height={{ base: CHART_HEIGHT + 90, lg: CHART_HEIGHT + 111 }}
    >
      {(weeks) => (
        <BarChart
          title={texts.weekly}
          categoryLabel={texts.weekUntil}
          rows={weeks.map(({ raw_max, registration_count }) => ({
            label: shortDay(raw_max),
            values: { registrations: registration_count },
            to: linkOf({ by: 'course', startDate: firstOf(raw_max), endDate: raw_max }),
          }))}
          series={[{ key: 'registrations', label: texts.registrations }]}
          height={CHART_HEIGHT}
        />
      )}
    </QueryCard>
  );
}
