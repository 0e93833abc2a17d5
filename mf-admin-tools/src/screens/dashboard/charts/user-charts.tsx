import type { PeopleGroup } from '@widya/api-client/dashboard';
import type { DashboardData } from '@widya/contract/dashboard';
import type { ChartRow } from '@widya/design-system/bar-chart';
import { useGroupLink } from '../people/use-group-link.ts';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { ChartCard } from './chart-card.tsx';
import { shortDay } from './short-day.ts';

const { charts, genders, ages } = DASHBOARD_TEXTS;

type LinkOf = (group: PeopleGroup) => string | undefined;

const bar = (label: string, users: number, to: string | undefined): ChartRow => ({ label, values: { users }, to });

const dayRows = (
  days: NonNullable<DashboardData['memberLoginData']>,
  by: 'registered' | 'seen',
  linkOf: LinkOf,
): ChartRow[] => days.map(({ day, count }) => bar(shortDay(day), count, linkOf({ by, day })));

function genderRows(data: NonNullable<DashboardData['memberGenderData']>, linkOf: LinkOf): ChartRow[] {
  const counts = new Map(data.map(({ gender, count }) => [gender ?? 'none', count]));
  return (['F', 'M', 'none'] as const).flatMap((gender) => {
    const count = counts.get(gender);
    return count === undefined ? [] : [bar(genders[gender], count, linkOf({ by: 'gender', gender }))];
  });
}

const RANGES = {
  below_17: { min: 0, max: 17 },
  between_18_24: { min: 18, max: 24 },
  between_25_39: { min: 25, max: 39 },
  more_40: { min: 40, max: null },
} as const;

const ageRows = (data: NonNullable<DashboardData['memberAgeData']>, linkOf: LinkOf): ChartRow[] => [
  ...(Object.keys(RANGES) as (keyof typeof RANGES)[]).map((key) =>
    bar(ages[key], data[key], linkOf({ by: 'age', ...RANGES[key] })),
  ),
  bar(ages.unknown, data.unknown, linkOf({ by: 'unknown-age' })),
];

/** Users by day of registration, and of last sign-in. B-227, B-229. */
export function UserDayCharts() {
  const linkOf = useGroupLink();
  return (
    <>
      <ChartCard
        part="register"
        title={charts.register}
        axis={charts.day}
        rowsOf={({ memberUserRegisterData = [] }) => dayRows(memberUserRegisterData, 'registered', linkOf)}
      />
      <ChartCard
        part="login"
        title={charts.login}
        axis={charts.day}
        rowsOf={({ memberLoginData = [] }) => dayRows(memberLoginData, 'seen', linkOf)}
        help={charts.loginWhy}
      />
    </>
  );
}

/** Users by city, age and gender. B-227, B-230. */
export function UserKindCharts() {
  const linkOf = useGroupLink();
  return (
    <>
      <ChartCard
        part="city"
        title={charts.cities}
        axis={charts.city}
        horizontal
        rowsOf={({ memberCityData = [] }) =>
          memberCityData.map(({ city, count }) => bar(city, count, linkOf({ by: 'city', city })))
        }
      />
      <ChartCard
        part="age"
        title={charts.ages}
        axis={charts.age}
        horizontal
        rowsOf={({ memberAgeData }) => (memberAgeData ? ageRows(memberAgeData, linkOf) : [])}
      />
      <ChartCard
        part="gender"
        title={charts.genders}
        axis={charts.gender}
        horizontal
        rowsOf={({ memberGenderData = [] }) => genderRows(memberGenderData, linkOf)}
      />
    </>
  );
}
