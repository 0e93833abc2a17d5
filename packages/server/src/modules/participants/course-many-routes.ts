import * as contract from '@widya/contract/participants-course';
import { courseParticipantSchemas as schemas } from '@widya/contract/participants-course.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { findCourseOwner } from '../registrations/find-owner.ts';
import { COURSE_PEOPLE } from '../registrations/source.ts';
import { previewBulk, runBulk } from './bulk.ts';
import { exportEmails, exportParticipants } from './export.ts';
import { invitePeople } from './invite.ts';
import { inviteBatch } from './invite-batch.ts';
import { setPredicates } from './predicates.ts';

const predicates = bind(contract.setCourseParticipantPredicates, schemas.setCourseParticipantPredicates, (ctx) =>
  setPredicates(ctx, COURSE_PEOPLE, ctx.body.memberCourses, ctx.body.predicate),
);

const invite = bind(contract.inviteCourseParticipants, schemas.inviteCourseParticipants, async (ctx) =>
  invitePeople(ctx, await findCourseOwner(ctx.tx, ctx.caller, ctx.params.code), ctx.body, false),
);

const batch = bind(contract.startCourseInviteBatch, schemas.startCourseInviteBatch, async (ctx) =>
  inviteBatch(ctx, await findCourseOwner(ctx.tx, ctx.caller, ctx.params.code), ctx.body, false),
);

const preview = bind(contract.previewCourseParticipantBulk, schemas.previewCourseParticipantBulk, async (ctx) =>
  previewBulk(ctx, await findCourseOwner(ctx.tx, ctx.caller, ctx.params.code), ctx.body),
);

const apply = bind(contract.applyCourseParticipantBulk, schemas.applyCourseParticipantBulk, async (ctx) =>
  runBulk(ctx, await findCourseOwner(ctx.tx, ctx.caller, ctx.params.code), ctx.body),
);

const LONG = { statementTimeout: 30_000 };

const list = bind(
  contract.exportCourseParticipants,
  schemas.exportCourseParticipants,
  (ctx) => exportParticipants(ctx, () => findCourseOwner(ctx.tx, ctx.caller, ctx.params.code)),
  LONG,
);

const emails = bind(
  contract.exportCourseParticipantEmails,
  schemas.exportCourseParticipantEmails,
  (ctx) => exportEmails(ctx, () => findCourseOwner(ctx.tx, ctx.caller, ctx.params.code)),
  LONG,
);

export const courseParticipantManyRoutes: Binding[] = [predicates, invite, batch, preview, apply, list, emails];
