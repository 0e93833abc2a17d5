import * as contract from '@widya/contract/participants-privacy';
import { participantPrivacySchemas as schemas } from '@widya/contract/participants-privacy.schemas';
import { eq } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { download } from '../../platform/http/download.ts';
import { awaitHeldPeople } from '../../platform/jobs/engine/forgetting.ts';
import { normalisedEmail } from '../registrations/people.ts';
import { anonymise } from './anonymise.ts';
import { selectEverything } from './export-person.ts';

const NOT_FOUND = 'Pengguna tidak ditemukan';

const data = bind(contract.exportMemberData, schemas.exportMemberData, async (ctx) => {
  const { id } = ctx.params;
  const everything = await selectEverything(ctx.tx, id);
  if (everything === null) throw notFound(NOT_FOUND);
  const rows = Object.values(everything).reduce((sum, section) => sum + section.length, 0);
  ctx.audit({ object: 'member', objectId: id, label: 'data-pengguna.json', after: { rows } });
  return download({
    content: JSON.stringify({ dibuat: ctx.now.toISOString(), ...everything }, null, 2),
    type: 'application/json; charset=utf-8',
    filename: `data-pengguna-${id}.json`,
  });
});

/** Statement timeout in ms; the whole admin log is searched for the person. */
const SEARCH_TIME = 120_000;

const forgetPerson = async (ctx: Ctx<typeof schemas.anonymiseMember>) => {
  const { id } = ctx.params;
  await awaitHeldPeople(ctx.tx);
  const [member] = await ctx.tx.select().from(members).where(eq(members.id, id)).for('update');
  if (member === undefined) throw notFound(NOT_FOUND);
  if (member.anonymised_at !== null) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Pengguna ini sudah dianonimkan');
  if (normalisedEmail(ctx.body.confirm_email) !== member.email_normalised)
    throw invalid({ confirm_email: 'Email tidak sesuai dengan pengguna ini' });
  const rows = await anonymise(ctx.tx, member, ctx.now);
  // The log records the action and the number of rows, not the person.
  ctx.audit({ object: 'member', objectId: id, after: { anonymised: true, rows } });
  const affectedRows = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return { success: true, affectedRows, id, rows } as const;
};

const forget = bind(contract.anonymiseMember, schemas.anonymiseMember, forgetPerson, { statementTimeout: SEARCH_TIME });

export const participantPrivacyRoutes: Binding[] = [data, forget];
