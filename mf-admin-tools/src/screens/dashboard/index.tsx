import { useDashboardToday } from '@widya/api-client/dashboard';
import { formatLongDate } from '@widya/contract/time/texts';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { Page, Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { PageHeader } from '@widya/design-system/page-header';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useMinute } from '@widya/remote-kit/use-minute';
import { CardGrid } from './cards/card-grid.tsx';
import { TotalsCard } from './cards/totals-card.tsx';
import { NewestClasses } from './charts/newest-classes.tsx';
import { RegistrationChart } from './charts/registration-chart.tsx';
import { UserDayCharts, UserKindCharts } from './charts/user-charts.tsx';
import { WeeklyChart } from './charts/weekly-chart.tsx';
import { ClassCard } from './classes/class-card.tsx';
import { FeedbacksCard } from './lists/feedbacks-card.tsx';
import { QuestionsCard } from './lists/questions-card.tsx';
import { useOpenGroup } from './people/use-open-group.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';
import { TodayCard } from './today/today-card.tsx';

const loadPeople = () => import('./people/people-drawer.tsx').then(({ PeopleDrawer }) => PeopleDrawer);

/** Lays out invisible content at its width, because charts depend on it. */
const OUT_OF_SIGHT = { visibility: 'hidden', height: 0, overflow: 'hidden' } as const;

/** Start page of admins: waiting work, figures and charts, latest questions and feedback. Source: B-225 to B-229. */
export default function Dashboard(_: ScreenProps) {
  const { can } = useSession();
  const { group, close } = useOpenGroup();
  const now = useMinute();
  const { data, error, retry, isValidating } = useDashboardToday();
  // Accounts without explicitly granted keys may read none of the cards.
  if (!data && error?.status === 403)
    return (
      <Page>
        <PageHeader title={texts.title} />
        <ForbiddenState requestId={error.requestId} onRetry={retry} retrying={isValidating} />
      </Page>
    );
  return (
    <Page>
      <PageHeader title={texts.title} context={formatLongDate(now)} />
      <Stack>
        <TodayCard />
        {/* The height of 'Hari ini' depends on its items, so the content below is hidden until they are known. */}
        <Stack {...(data || error ? {} : OUT_OF_SIGHT)}>
          <TotalsCard />
          <CardGrid>
            {can('home') && (
              <>
                <ClassCard tab="upcoming" param="kelas" />
                <ClassCard tab="archive" param="arsip" />
              </>
            )}
            <RegistrationChart />
            <WeeklyChart />
            <UserDayCharts />
          </CardGrid>
          <CardGrid three>
            <UserKindCharts />
          </CardGrid>
          {can('main-feedback') && <NewestClasses />}
          <CardGrid>
            {can('help') && <QuestionsCard />}
            {can('main-feedback') && <FeedbacksCard />}
          </CardGrid>
        </Stack>
      </Stack>
      {group !== null && <LazyPart load={loadPeople} onFailure={close} props={{ group, onClose: close }} />}
    </Page>
  );
}
