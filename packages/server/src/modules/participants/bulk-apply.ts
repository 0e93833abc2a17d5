import { and, asc, eq, sql } from 'drizzle-orm';
import { idsIn } from '../../platform/database/ids-in.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { changeRegistrations, columnsOf } from '../registrations/change.ts';
import type { SeatContext, SeatOwner } from '../registrations/owner.ts';
import { type BulkAction, lostReason, skipReason } from './bulk-plan.ts';
import { repeatedMails } from './resend.ts';

export interface BulkResult {
  readonly changed: readonly number[];
  /** Version of each changed participant after the change. */
  readonly versions: ReadonlyMap<number, number>;
  readonly skipped: readonly {
    readonly id: number;
    readonly full_name: string;
    readonly email: string;
    readonly reason: string;
  }[];
  readonly promoted: number;
}

/** An action that changes no status. */
type ActionWithoutStatus = Exclude<BulkAction, { action: 'accept' | 'reject' }>;

/** The columns that each action writes; mail actions write none. */
function fieldsOf(action: ActionWithoutStatus, now: Date) {
  switch (action.action) {
    case 'confirm':
      return { confirmed_at: now };
    case 'present':
    case 'absent':
      return { is_present: action.action === 'present' };
    case 'predicate':
      return { predicate: action.predicate };
    case 'resend':
      return null;
  }
}

/** The versions that an undo expects, by participant; null for an action that is no undo. */
export type ExpectedVersions = ReadonlyMap<number, number> | null;

const CHANGED_SINCE = 'Sudah diubah setelahnya';

async function applyWithoutStatus(
  ctx: SeatContext,
  owner: SeatOwner,
  ids: readonly number[],
  action: ActionWithoutStatus,
  { batch, expectedVersions }: { readonly batch: string; readonly expectedVersions: ExpectedVersions },
): Promise<BulkResult> {
  const { people: p, ownerId, isPresent } = owner.source;
  const rows = await ctx.tx
    .select({ ...columnsOf(p), is_present: isPresent })
    .from(p)
    .where(and(eq(ownerId, owner.id), sql`${p.id} in ${idsIn(ids)}`))
    .orderBy(asc(p.id))
    .for('update');
  const isOutdated = ({ id, version }: (typeof rows)[number]) =>
    expectedVersions !== null && expectedVersions.get(id) !== version;
  const checked = rows.map((row) => ({ row, reason: isOutdated(row) ? CHANGED_SINCE : skipReason(action, row) }));
  const applicable = checked.flatMap(({ row, reason }) => (reason === null ? [row] : []));
  const fields = fieldsOf(action, ctx.now);
  const changed = applicable.map(({ id }) => id);
  if (fields !== null && changed.length > 0)
    await ctx.tx
      .update(p)
      .set({ ...fields, updated_at: ctx.now, version: sql`${p.version} + 1` })
      .where(sql`${p.id} in ${idsIn(changed)}`);
  if (action.action === 'resend')
    await enqueueMails(ctx.tx, await repeatedMails(ctx, owner, action.scenario, applicable, batch), ctx.now);
  return {
    changed,
    versions: new Map(applicable.map(({ id, version }) => [id, fields === null ? version : version + 1])),
    promoted: 0,
    skipped: checked.flatMap(({ row: { id, full_name, email }, reason }) =>
      reason === null ? [] : [{ id, full_name, email, reason }],
    ),
  };
}

/**
 * Applies a bulk action to participants of one class or course in a few statements.
 * @param owner locked by `lockOwner` in the same transaction; ids of other owners are ignored.
 * @param batch key of this action's mails, so that a repeated chunk sends none twice.
 * @param expectedVersions for an undo: skips everybody who has another version by now.
 */
export async function applyBulk(
  ctx: SeatContext,
  owner: SeatOwner,
  ids: readonly number[],
  action: BulkAction,
  batch: string,
  expectedVersions: ExpectedVersions = null,
): Promise<BulkResult> {
  if (action.action !== 'accept' && action.action !== 'reject')
    return applyWithoutStatus(ctx, owner, ids, action, { batch, expectedVersions });
  const change =
    action.action === 'accept'
      ? ({ event: 'accept', mail: action.mail, override: action.override } as const)
      : ({ event: 'reject', mail: action.mail, reason: action.reason } as const);
  const { people: p, ownerId } = owner.source;
  // The class is locked, so no status changes between this query and the update.
  const people = await ctx.tx
    .select({ id: p.id, full_name: p.full_name, email: p.email, status: p.status })
    .from(p)
    .where(and(eq(ownerId, owner.id), sql`${p.id} in ${idsIn(ids)}`))
    .orderBy(asc(p.id));
  const checked = people.map(({ status, ...person }) => ({ ...person, reason: lostReason(action, { status }) }));
  const applicable = checked.flatMap(({ id, reason }) => (reason === null ? [id] : []));
  const { after, refused, promoted } = await changeRegistrations(ctx, owner, applicable, change);
  return {
    changed: after.map(({ id }) => id),
    versions: new Map(after.map(({ id, version }) => [id, version])),
    promoted,
    skipped: [
      ...checked.flatMap(({ reason, ...person }) => (reason === null ? [] : [{ ...person, reason }])),
      ...refused.map(({ row: { id, full_name, email }, failure }) => ({
        id,
        full_name,
        email,
        reason: failure.message,
      })),
    ],
  };
}
