import * as contract from '@widya/contract/participants-actions';
import { participantActionSchemas as schemas } from '@widya/contract/participants-actions.schemas';
import { invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { CLASS_PEOPLE as source } from '../registrations/source.ts';
import { editPersonOf } from './edit-person.ts';
import { editFields, markPresent, mayBeConfirmed, mayBePresent, setPredicate } from './edits.ts';
import { moveParticipant } from './move-participant.ts';
import { renewTicket } from './renew-ticket.ts';
import { resendMail } from './resend.ts';
import { setStatus } from './status.ts';

const status = bind(contract.setParticipantStatus, schemas.setParticipantStatus, (ctx) => {
  const { body } = ctx;
  return setStatus(ctx, source, ctx.params.id, {
    status: body.status,
    reason: body.rejection_message,
    reasonField: 'rejection_message',
    mail: body.withoutSendingEmail !== true,
    override: body.override_quota === true,
    version: body.version,
  });
});

const update = bind(contract.updateParticipant, schemas.updateParticipant, async (ctx) => {
  const { body, params } = ctx;
  const { participant_note, version } = body;
  if (body.status !== undefined)
    return setStatus(ctx, source, params.id, {
      status: body.status,
      reason: body.status_change_info,
      reasonField: 'status_change_info',
      mail: true,
      override: false,
      version,
    });
  if (participant_note === undefined) throw invalid({ participant_note: 'Wajib diisi' });
  const done = await editFields(ctx, { source, id: params.id, version }, { participant_note });
  return { ...done, new_status: done.data.status, promoted: 0, mailed: false };
});

const confirm = bind(contract.confirmParticipant, schemas.confirmParticipant, (ctx) =>
  editFields(ctx, { source, id: ctx.params.id, check: mayBeConfirmed }, { confirmed_at: ctx.now }),
);

const note = bind(contract.noteParticipant, schemas.noteParticipant, (ctx) =>
  editFields(ctx, { source, id: ctx.params.id, version: ctx.body.version }, { note: ctx.body.note }),
);

const present = bind(contract.markParticipantPresent, schemas.markParticipantPresent, (ctx) =>
  markPresent(ctx, { source, id: ctx.params.id, check: mayBePresent }, ctx.body.isPresent),
);

const predicate = bind(contract.setParticipantPredicate, schemas.setParticipantPredicate, (ctx) =>
  setPredicate(ctx, { source, id: ctx.params.id }, ctx.body.predicate),
);

const resend = bind(contract.resendParticipantMail, schemas.resendParticipantMail, (ctx) =>
  resendMail(ctx, source, ctx.params.id, ctx.params.scenario),
);

const renewLink = bind(contract.renewParticipantTicket, schemas.renewParticipantTicket, (ctx) =>
  renewTicket(ctx, source, ctx.params.id),
);

const move = bind(contract.moveParticipant, schemas.moveParticipant, (ctx) =>
  moveParticipant(ctx, ctx.params.id, ctx.body),
);

const person = bind(contract.editParticipantPerson, schemas.editParticipantPerson, (ctx) =>
  editPersonOf(ctx, source, ctx.params.id, ctx.body),
);

export const participantActionRoutes: Binding[] = [
  status,
  update,
  confirm,
  note,
  present,
  predicate,
  resend,
  renewLink,
  move,
  person,
];
