import { exportCourseRatings, useCourseRatingActions, useCourseRatingSummary } from '@widya/api-client/course-ratings';
import type { CourseRating, CourseRatingSummary } from '@widya/contract/course-ratings';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatNumber } from '@widya/design-system/formats/number';
import { StarIcon } from '@widya/design-system/icon';
import { Stack } from '@widya/design-system/layout';
import { tableRows } from '@widya/design-system/list-page';
import { ShowToggle } from '@widya/design-system/show-toggle';
import { useList } from '@widya/record-kit/list/use-list';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { RatingPage } from '../../features/ratings/rating-page.tsx';
import { responseRate } from '../../features/ratings/response-rate.ts';
import { RATING_TEXTS } from '../../features/ratings/texts.ts';
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

/** Umpan Balik of a course: ratings and reviews. Source: C-107, C-108. */
export default function CourseFeedback({ params }: ScreenProps) {
  const id = params.event_url ?? '';
  const mayHide = useSession().role !== 'instructor';
  const summaryQuery = useCourseRatingSummary(id);
  // While another course loads, the previous one is not shown.
  const summary = summaryQuery.data && isOf(summaryQuery.data, id) ? summaryQuery.data : undefined;
  const { query, state, page } = useList(ratingList, { params: { courseId: id } });
  const { setActive } = useCourseRatingActions();
  const onVisibility = useVisibility(setActive);
  useScopeTitle(summary?.course_name ?? null);

  return (
    <RatingPage
      kind="course"
      failures={[summary ? undefined : summaryQuery.error, page.data ? undefined : page.error]}
      context={summary ? contextOf(summary) : null}
      requestReport={() => exportCourseRatings(id, ratingList.filtersOf(state))}
      empty={page.data?.meta.total === 0}
    >
      <Stack>
        <SummarySection id={id} summary={{ ...summaryQuery, data: summary }} />
        <DataTable<CourseRating>
          label={texts.label}
          columns={RATING_COLUMNS}
          {...tableRows(page, query)}
          rowName={({ full_name }) => full_name}
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
    </RatingPage>
  );
}
