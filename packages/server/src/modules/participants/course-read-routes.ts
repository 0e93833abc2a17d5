import * as contract from '@widya/contract/participants-course';
import { courseParticipantSchemas } from '@widya/contract/participants-course.schemas';
import { eq } from 'drizzle-orm';
import { courseCounters } from '../../platform/database/schema/courses.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { findCourseOwner } from '../registrations/find-owner.ts';
import { ownerIdOf, selectParticipant } from '../registrations/read-registrations.ts';
import { COURSE_PEOPLE } from '../registrations/source.ts';
import { selectPerson } from './person.ts';
import { selectPage } from './queries.ts';
import { selectSummary } from './summary.ts';
import { selectTimeline } from './timeline.ts';

const list = bind(contract.listCourseParticipants, courseParticipantSchemas.listCourseParticipants, async (ctx) => {
  const owner = await findCourseOwner(ctx.tx, ctx.caller, ctx.params.code);
  const { rows, total, counts } = await selectPage(ctx.tx, COURSE_PEOPLE, { ownerId: owner.id }, ctx.query);
  return answerList(ctx, rows, total, { counts });
});

const summary = bind(
  contract.readCourseParticipantSummary,
  courseParticipantSchemas.readCourseParticipantSummary,
  async (ctx) => selectSummary(ctx.tx, await findCourseOwner(ctx.tx, ctx.caller, ctx.params.code), ctx.now),
);

const accepted = bind(
  contract.listAcceptedCourseParticipants,
  courseParticipantSchemas.listAcceptedCourseParticipants,
  async (ctx) => {
    const owner = await findCourseOwner(ctx.tx, ctx.caller, ctx.params.code);
    const query = { ...ctx.query, tab: 'accepted' as const };
    const { rows, total, counts } = await selectPage(ctx.tx, COURSE_PEOPLE, { ownerId: owner.id }, query);
    return answerList(ctx, rows, total, { counts });
  },
);

const count = bind(
  contract.countAcceptedCourseParticipants,
  courseParticipantSchemas.countAcceptedCourseParticipants,
  async (ctx) => {
    const { id } = await findCourseOwner(ctx.tx, ctx.caller, ctx.params.code);
    const [found] = await ctx.tx
      .select({ accepted: courseCounters.accepted })
      .from(courseCounters)
      .where(eq(courseCounters.course_id, id));
    return { accepted_participants: found?.accepted ?? 0 };
  },
);

const read = bind(contract.readCourseParticipant, courseParticipantSchemas.readCourseParticipant, (ctx) =>
  selectParticipant(ctx.tx, COURSE_PEOPLE, ctx.caller, ctx.params.id),
);

const timeline = bind(
  contract.readCourseParticipantTimeline,
  courseParticipantSchemas.readCourseParticipantTimeline,
  async (ctx) => {
    const person = await selectParticipant(ctx.tx, COURSE_PEOPLE, ctx.caller, ctx.params.id);
    return selectTimeline(ctx.tx, COURSE_PEOPLE, person, await ownerIdOf(ctx.tx, COURSE_PEOPLE, person.id));
  },
);

const person = bind(
  contract.readCourseParticipantPerson,
  courseParticipantSchemas.readCourseParticipantPerson,
  async (ctx) => {
    const found = await selectParticipant(ctx.tx, COURSE_PEOPLE, ctx.caller, ctx.params.id);
    return selectPerson(ctx.tx, ctx.caller, found.member.id);
  },
);

export const courseParticipantReadRoutes: Binding[] = [list, summary, accepted, count, read, timeline, person];
