import type { Predicate } from '@widya/contract/registration-status';
import { and, asc, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { ownersById } from '../registrations/find-owner.ts';
import { type ParticipantSource, peopleScope } from '../registrations/source.ts';

type PredicateContext = Pick<Ctx, 'tx' | 'now' | 'audit'> & { readonly caller: Caller };

/**
 * Gives several participants the same predicate, also across classes.
 * @throws ApiFailure 404 when the caller may not see one of them, 409 when one is not accepted; then nothing changes
 * (S11).
 */
export async function setPredicates(
  ctx: PredicateContext,
  source: ParticipantSource,
  ids: readonly number[],
  predicate: Predicate | null,
) {
  const { people: p } = source;
  const unique = [...new Set(ids)];
  const rows = await ctx.tx
    .select({ id: p.id, status: p.status })
    .from(p)
    .where(and(sql`${p.id} in ${idsIn(unique)}`, peopleScope(source, ctx.caller)))
    .orderBy(asc(p.id))
    .for('update', { of: p });
  if (rows.length !== unique.length) throw notFound('Data Pendaftaran tidak ditemukan');
  if (rows.some(({ status }) => status !== 'ACCEPTED'))
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Predikat hanya dapat diberikan kepada peserta yang diterima');
  const changed = await ctx.tx
    .update(p)
    .set({ predicate, updated_at: ctx.now, version: sql`${p.version} + 1` })
    .where(and(sql`${p.id} in ${idsIn(unique)}`, sql`${p.predicate} is distinct from ${predicate}`))
    .returning({ id: p.id, ownerId: sql<number>`${source.ownerId}` });
  await logPredicates(ctx, source, changed, predicate);
  return { success: true, affectedRows: changed.length } as const;
}

/** Logs one row for all; it belongs to their class when they share one, so that each timeline finds it. */
async function logPredicates(
  { tx, audit }: PredicateContext,
  source: ParticipantSource,
  changed: readonly { readonly id: number; readonly ownerId: number }[],
  predicate: Predicate | null,
): Promise<void> {
  const owners = await ownersById(tx, source, [...new Set(changed.map(({ ownerId }) => ownerId))]);
  const [only, ...others] = owners.values();
  const owner = others.length === 0 ? only : undefined;
  audit({
    object: source.logObject,
    objectId: owner?.code ?? null,
    label: [`${changed.length} peserta`, owner?.name].filter(Boolean).join(' · '),
    after: { predicate, ids: changed.map(({ id }) => id) },
  });
}
