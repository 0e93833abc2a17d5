import * as contract from '@widya/contract/instructors';
import { instructorSchemas } from '@widya/contract/instructors.schemas';
import { type Binding, bind } from '../../http/bind.ts';
import { answerList } from '../../http/listing.ts';
import { selectInstructors } from './queries.ts';

const list = bind(contract.listInstructors, instructorSchemas.listInstructors, async (ctx) => {
  const { rows, total } = await selectInstructors(ctx.tx, ctx.caller, ctx.query);
  return answerList(ctx, rows, total);
});

export const instructorRoutes: Binding[] = [list];
