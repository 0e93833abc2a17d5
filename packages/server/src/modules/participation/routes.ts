import * as members from '@widya/contract/members';
import { memberSchemas } from '@widya/contract/members.schemas';
import * as contract from '@widya/contract/participation';
import { participationSchemas } from '@widya/contract/participation.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { selectMember } from '../members/queries.ts';
import { requestedMonth, selectParticipation, selectParticipationOf } from './queries.ts';

const ofMonth = bind(contract.listParticipation, participationSchemas.listParticipation, async (ctx) => {
  const { rows, total } = await selectParticipation({ ...ctx, month: requestedMonth(ctx.query, ctx.now) }, [
    'class',
    'course',
  ]);
  return answerList(ctx, rows, total);
});

const classesOfMonth = bind(
  contract.listClassParticipation,
  participationSchemas.listClassParticipation,
  async (ctx) => {
    const { rows, total } = await selectParticipation({ ...ctx, month: requestedMonth(ctx.query, ctx.now) }, ['class']);
    return answerList(ctx, rows, total);
  },
);

const all = bind(contract.listAllParticipation, participationSchemas.listAllParticipation, async (ctx) => {
  const { rows, total } = await selectParticipation({ ...ctx, month: null }, ['class', 'course']);
  return answerList(ctx, rows, total);
});

const ofMember = bind(
  members.listMemberParticipation,
  memberSchemas.listMemberParticipation,
  async ({ tx, params }) => {
    await selectMember(tx, params.id);
    return selectParticipationOf(tx, params.id);
  },
);

/**
 * The screen calls `ofMonth`; `classesOfMonth` and `all` serve the older calls for classes only and for all months.
 * Source: D72.
 */
export const participationRoutes: Binding[] = [ofMonth, classesOfMonth, all, ofMember];
