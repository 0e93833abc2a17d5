import * as contract from '@widya/contract/participants-course';
import { courseParticipantSchemas as schemas } from '@widya/contract/participants-course.schemas';
import { invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { COURSE_PEOPLE as source } from '../registrations/source.ts';
import { editPersonOf } from './edit-person.ts';
import { editFields, mayBeConfirmed, setPredicate } from './edits.ts';
import { renewTicket } from './renew-ticket.ts';
import { resendMail } from './resend.ts';
import { setStatus } from './status.ts';

const update = bind(contract.updateCourseParticipant, schemas.updateCourseParticipant, async (ctx) => {
  const { body, params } = ctx;
  const { participant_note, note, version } = body;
  if (body.status !== undefined)
    return setStatus(ctx, source, params.id, {
      status: body.status,
      reason: body.status_change_info,
      reasonField: 'status_change_info',
      mail: body.withoutSendingEmail !== true,
      override: false,
      version,
    });
  if (participant_note === undefined && note === undefined) throw invalid({ participant_note: 'Wajib diisi' });
  const done = await editFields(
    ctx,
    { source, id: params.id, version },
    { ...(participant_note === undefined ? {} : { participant_note }), ...(note === undefined ? {} : { note }) },
  );
  return { ...done, new_status: done.data.status, promoted: 0, mailed: false };
});

const NO_CHOICE = { reasonField: 'rejection_message', override: false } as const;

const accept = bind(contract.acceptCourseParticipant, schemas.acceptCourseParticipant, (ctx) =>
  setStatus(ctx, source, ctx.body.memberCourseId, { ...NO_CHOICE, status: 'ACCEPTED', mail: true }),
);

const reject = bind(contract.rejectCourseParticipant, schemas.rejectCourseParticipant, (ctx) =>
  setStatus(ctx, source, ctx.params.id, {
    ...NO_CHOICE,
    status: 'REJECTED',
    reason: ctx.body.rejection_message,
    mail: ctx.body.withoutSendingEmail !== true,
    version: ctx.body.version,
  }),
);

const confirm = bind(contract.confirmCourseParticipant, schemas.confirmCourseParticipant, (ctx) =>
  editFields(ctx, { source, id: ctx.params.id, check: mayBeConfirmed }, { confirmed_at: ctx.now }),
);

const note = bind(contract.noteCourseParticipant, schemas.noteCourseParticipant, (ctx) =>
  editFields(ctx, { source, id: ctx.params.id, version: ctx.body.version }, { note: ctx.body.note }),
);

const predicate = bind(contract.setCourseParticipantPredicate, schemas.setCourseParticipantPredicate, (ctx) =>
  setPredicate(ctx, { source, id: ctx.params.id }, ctx.body.predicate),
);

const resendAccepted = bind(contract.resendCourseParticipantMail, schemas.resendCourseParticipantMail, (ctx) =>
  resendMail(ctx, source, ctx.params.id, 'ACCEPTED'),
);

const resend = bind(contract.resendCourseScenarioMail, schemas.resendCourseScenarioMail, (ctx) =>
  resendMail(ctx, source, ctx.params.id, ctx.params.scenario),
);

const renewLink = bind(contract.renewCourseParticipantTicket, schemas.renewCourseParticipantTicket, (ctx) =>
  renewTicket(ctx, source, ctx.params.id),
);

const person = bind(contract.editCourseParticipantPerson, schemas.editCourseParticipantPerson, (ctx) =>
  editPersonOf(ctx, source, ctx.params.id, ctx.body),
);

export const courseParticipantActionRoutes: Binding[] = [
  update,
  accept,
  reject,
  confirm,
  note,
  predicate,
  resendAccepted,
  resend,
  renewLink,
  person,
];
