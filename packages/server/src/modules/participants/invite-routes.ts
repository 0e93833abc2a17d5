import * as contract from '@widya/contract/participants-invite';
import { participantInviteSchemas as schemas } from '@widya/contract/participants-invite.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { findClassOwner } from '../registrations/find-owner.ts';
import { exportEmails, exportParticipants } from './export.ts';
import { invitePeople } from './invite.ts';
import { inviteBatch } from './invite-batch.ts';
import { broadcastReminder } from './reminder.ts';

const invite = bind(contract.inviteParticipants, schemas.inviteParticipants, async (ctx) => {
  const owner = await findClassOwner(ctx.tx, ctx.caller, ctx.params.code);
  return invitePeople(ctx, owner, ctx.body, ctx.query.override_quota === true);
});

const batch = bind(contract.startInviteBatch, schemas.startInviteBatch, async (ctx) => {
  const owner = await findClassOwner(ctx.tx, ctx.caller, ctx.params.code);
  return inviteBatch(ctx, owner, ctx.body, ctx.query.override_quota === true);
});

const remind = bind(contract.broadcastReminder, schemas.broadcastReminder, (ctx) =>
  broadcastReminder(ctx, ctx.params.code, ctx.body),
);

const remindByOldPath = bind(contract.broadcastReminderByOldPath, schemas.broadcastReminderByOldPath, (ctx) =>
  broadcastReminder(ctx, ctx.params.code, ctx.body),
);

const LONG = { statementTimeout: 30_000 };

const list = bind(
  contract.exportParticipants,
  schemas.exportParticipants,
  (ctx) => exportParticipants(ctx, () => findClassOwner(ctx.tx, ctx.caller, ctx.params.code)),
  LONG,
);

const emails = bind(
  contract.exportParticipantEmails,
  schemas.exportParticipantEmails,
  (ctx) => exportEmails(ctx, () => findClassOwner(ctx.tx, ctx.caller, ctx.params.code)),
  LONG,
);

export const participantInviteRoutes: Binding[] = [invite, batch, remind, remindByOldPath, list, emails];
