import * as contract from '@widya/contract/course-ratings';
import { courseRatingSchemas as schemas } from '@widya/contract/course-ratings.schemas';
import { sql } from 'drizzle-orm';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../../platform/http/bind.ts';
import { download } from '../../../platform/http/download.ts';
import { answerList } from '../../../platform/http/listing.ts';
import { nextVisibility } from '../../../platform/records/visibility.ts';
import { findCourseOwner } from '../../registrations/find-owner.ts';
import { selectFeedbackByCourse, selectRatingSummary } from './by-course.ts';
import { ratingFilter } from './filters.ts';
import { countRatings, lockRating, selectRating, selectRatings, writeRating } from './queries.ts';
import { ratingCsv } from './rating-csv.ts';

const list = bind(contract.listCourseRatings, schemas.listCourseRatings, async (ctx) => {
  const { id } = await findCourseOwner(ctx.tx, ctx.caller, ctx.params.courseId);
  const { rows, total } = await selectRatings(ctx.tx, id, ctx.query);
  return answerList(ctx, rows, total);
});

const summary = bind(
  contract.readCourseRatingSummary,
  schemas.readCourseRatingSummary,
  async ({ tx, caller, params }) => {
    const { id } = await findCourseOwner(tx, caller, params.courseId);
    return selectRatingSummary(tx, caller, id);
  },
);

const compare = bind(contract.compareCourseRatings, schemas.compareCourseRatings, async (ctx) => {
  const { id } = await findCourseOwner(ctx.tx, ctx.caller, ctx.params.courseId);
  const { rows, total } = await selectFeedbackByCourse(ctx.tx, ctx.caller, ctx.query, id);
  return answerList(ctx, rows, total);
});

const byCourse = bind(contract.listFeedbackByCourse, schemas.listFeedbackByCourse, async (ctx) => {
  const { rows, total } = await selectFeedbackByCourse(ctx.tx, ctx.caller, ctx.query);
  return answerList(ctx, rows, total);
});

const exportCsv = bind(
  contract.exportCourseRatings,
  schemas.exportCourseRatings,
  async ({ tx, caller, params, query, audit }) => {
    // One snapshot for count and rows, so that the log has the exact number of exported rows (S44).
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const owner = await findCourseOwner(tx, caller, params.courseId);
    const filter = ratingFilter(owner.id, query);
    audit({
      object: 'course_rating',
      objectId: owner.code,
      label: `laporan-umpan-balik.csv · ${owner.name}`,
      after: { rows: await countRatings(tx, filter), filter: query },
    });
    return download({
      content: ratingCsv(tx, filter),
      type: 'text/csv; charset=utf-8',
      filename: 'laporan-umpan-balik.csv',
    });
  },
  { statementTimeout: 30_000 },
);

const toggle = bind(
  contract.toggleCourseRating,
  schemas.toggleCourseRating,
  async ({ tx, params, body, now, audit }) => {
    const { rating: before, title } = await lockRating(tx, params.id);
    const active = nextVisibility(before.active, body);
    if (active === 'conflict') {
      const text = before.active === 1 ? 'Umpan balik ini sudah dipulihkan' : 'Umpan balik ini sudah disembunyikan';
      throw new ApiFailure(409, 'INVALID_TRANSITION', text, { current: before });
    }
    const changed = active !== before.active;
    if (changed) await writeRating(tx, before.id, active, now);
    audit({
      object: 'course_rating',
      objectId: before.id,
      label: `${before.full_name} · ${title}`,
      action: active === 1 ? 'RESTORE' : 'DELETE',
      before: { active: before.active },
      after: { active },
    });
    const { rating: data } = await selectRating(tx, before.id);
    return { success: true, affectedRows: changed ? 1 : 0, data, version: data.version };
  },
);

export const courseRatingRoutes: Binding[] = [list, summary, compare, exportCsv, toggle, byCourse];
