import * as contract from '@widya/contract/participants-bulk';
import { participantBulkSchemas as schemas } from '@widya/contract/participants-bulk.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { findClassOwner } from '../registrations/find-owner.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';
import { previewBulk, runBulk } from './bulk.ts';
import { setPredicates } from './predicates.ts';

const preview = bind(contract.previewParticipantBulk, schemas.previewParticipantBulk, async (ctx) =>
  previewBulk(ctx, await findClassOwner(ctx.tx, ctx.caller, ctx.params.code), ctx.body),
);

const apply = bind(contract.applyParticipantBulk, schemas.applyParticipantBulk, async (ctx) =>
  runBulk(ctx, await findClassOwner(ctx.tx, ctx.caller, ctx.params.code), ctx.body),
);

const predicates = bind(contract.setParticipantPredicates, schemas.setParticipantPredicates, (ctx) =>
  setPredicates(ctx, CLASS_PEOPLE, ctx.body.participants, ctx.body.predicate),
);

export const participantBulkRoutes: Binding[] = [preview, apply, predicates];
