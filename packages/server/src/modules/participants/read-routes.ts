import * as contract from '@widya/contract/participants';
import { participantSchemas } from '@widya/contract/participants.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { findClassOwner } from '../registrations/find-owner.ts';
import { ownerIdOf, selectParticipant } from '../registrations/read-registrations.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';
import { selectPerson } from './person.ts';
import { selectPage } from './queries.ts';
import { selectSummary } from './summary.ts';
import { selectTimeline } from './timeline.ts';

const ofClass = bind(contract.listClassParticipants, participantSchemas.listClassParticipants, async (ctx) => {
  const owner = await findClassOwner(ctx.tx, ctx.caller, ctx.params.code);
  const { rows, total, counts } = await selectPage(ctx.tx, CLASS_PEOPLE, { ownerId: owner.id }, ctx.query);
  return answerList(ctx, rows, total, { counts });
});

const summary = bind(contract.readParticipantSummary, participantSchemas.readParticipantSummary, async (ctx) =>
  selectSummary(ctx.tx, await findClassOwner(ctx.tx, ctx.caller, ctx.params.code), ctx.now),
);

const all = bind(contract.listParticipants, participantSchemas.listParticipants, async (ctx) => {
  const { tx, caller, query } = ctx;
  const { class_code } = query;
  const owner = class_code === undefined ? undefined : await findClassOwner(tx, caller, class_code);
  const scope = owner ? { ownerId: owner.id } : { caller };
  const { rows, total, counts } = await selectPage(tx, CLASS_PEOPLE, scope, query);
  return answerList(ctx, rows, total, { counts });
});

const read = bind(contract.readParticipant, participantSchemas.readParticipant, (ctx) =>
  selectParticipant(ctx.tx, CLASS_PEOPLE, ctx.caller, ctx.params.id),
);

const timeline = bind(contract.readParticipantTimeline, participantSchemas.readParticipantTimeline, async (ctx) => {
  const person = await selectParticipant(ctx.tx, CLASS_PEOPLE, ctx.caller, ctx.params.id);
  return selectTimeline(ctx.tx, CLASS_PEOPLE, person, await ownerIdOf(ctx.tx, CLASS_PEOPLE, person.id));
});

const person = bind(contract.readParticipantPerson, participantSchemas.readParticipantPerson, async (ctx) => {
  const found = await selectParticipant(ctx.tx, CLASS_PEOPLE, ctx.caller, ctx.params.id);
  return selectPerson(ctx.tx, ctx.caller, found.member.id);
});

export const participantReadRoutes: Binding[] = [ofClass, summary, all, read, timeline, person];
