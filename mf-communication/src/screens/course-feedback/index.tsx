import { exportCourseRatings, useCourseRatingActions, useCourseRatingSummary } from '@widya/api-client/course-ratings';
import type { CourseRating, CourseRatingSummary } from '@widya/contract/course-ratings';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatNumber } from '@widya/design-system/formats/number';
import { DownloadIcon, StarIcon } from '@widya/design-system/icon';
import { Page, Stack } from '@widya/design-system/layout';
import { tableRows } from '@widya/design-system/list-page';
import { PageHeader } from '@widya/design-system/page-header';
import { ShowToggle } from '@widya/design-system/show-toggle';
import { RecordGuard } from '@widya/record-kit/guard/record-guard';
import { useList } from '@widya/record-kit/list/use-list';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { responseRate } from '../../features/ratings/response-rate.ts';
import { RATING_TEXTS } from '../../features/ratings/texts.ts';
import { useReport } from '../../features/ratings/use-report.ts';
import { useVisibility } from '../../features/ratings/use-visibility.ts';
import { RATING_COLUMNS } from './columns.tsx';
import { ratingList } from './list.ts';
import { ratingRowActions } from './row-actions.tsx';
import { SummarySection } from './summary/summary-section.tsx';
import { COURSE_FEEDBACK_TEXTS as texts } from './texts.ts';

const RATINGS = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }));

const contextOf = ({ course_name, count, participants }: CourseRatingSummary): string =>
  texts.context(course_name, formatNumber(count), responseRate(count, participants));

const isOf = (summary: CourseRatingSummary, id: string): boolean =>
  String(summary.course_id) === id || summary.course_code.toLowerCase() === id.toLowerCase();

/** Umpan Balik of a self-paced course: ratings and reviews. Source: C-107, C-108. */
export default function CourseFeedback({ params }: ScreenProps) {
  const id = params.event_url ?? '';
  const mayHide = useSession().role !== 'instructor';
  const asked = useCourseRatingSummary(id);
  // While another course loads, nothing of the former one is shown.
  const known = asked.data && isOf(asked.data, id) ? asked.data : undefined;
  const { query, state, page } = useList(ratingList, { params: { courseId: id } });
  const { setActive } = useCourseRatingActions();
  const onVisibility = useVisibility(setActive);
  const report = useReport(() => exportCourseRatings(id, ratingList.filtersOf(state)));
  useScopeTitle(known?.course_name ?? null);

  return (
    <RecordGuard
      kind="course"
      heading={RATING_TEXTS.title}
      failures={[known ? undefined : asked.error, page.data ? undefined : page.error]}
    >
      <Page>
        <PageHeader
          title={RATING_TEXTS.title}
          context={known ? contextOf(known) : '\u00a0'}
          contextOfRecord
          actions={
            <Button
              icon={<DownloadIcon size={16} aria-hidden />}
              loading={report.busy}
              disabled={page.data?.meta.total === 0}
              onClick={report.run}
            >
              {RATING_TEXTS.download}
            </Button>
          }
        />
        <Stack>
          <SummarySection id={id} summary={{ ...asked, data: known }} />
          <DataTable<CourseRating>
            label={texts.label}
            columns={RATING_COLUMNS}
            {...tableRows(page)}
            rowKey={(row) => String(row.id)}
            rowName={({ full_name }) => full_name}
            query={query}
            errorTitle={texts.failed}
            searchPlaceholder={texts.search}
            filters={
              <ChoiceFilter
                label={texts.ratingFilter}
                allLabel={texts.allRatings}
                options={RATINGS}
                value={state.rating === 0 ? '' : String(state.rating)}
                onChange={(value) => query.setFilter('rating', value)}
              />
            }
            tools={
              <ShowToggle
                on={state.hidden}
                onChange={(on) => query.setFilter('hidden', on ? '1' : null)}
                show={RATING_TEXTS.showHidden}
                hide={RATING_TEXTS.hideHidden}
              />
            }
            rowActions={mayHide ? ratingRowActions(onVisibility) : undefined}
            empty={<EmptyState icon={<StarIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
          />
        </Stack>
      </Page>
    </RecordGuard>
  );
}
