import type { Participant } from '@widya/contract/participants';
import type { Predicate } from '@widya/contract/registration-status';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { selectByIds, selectParticipant } from '../registrations/read-registrations.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import { assertParticipantFresh } from './assert-participant-fresh.ts';
import { withCurrentStatus } from './last-change.ts';

type EditContext = Pick<Ctx, 'tx' | 'now' | 'audit'> & { readonly caller: Caller };

interface Edit {
  readonly source: ParticipantSource;
  readonly id: number;
  readonly version?: number | undefined;
  /** First part of the activity code, when it differs from that of the endpoint. */
  readonly action?: string;
  /** @throws ApiFailure when this participant must not be edited in this way. */
  readonly check?: (person: Participant) => void;
}

type Fields = Partial<
  Pick<typeof registrations.$inferInsert, 'note' | 'participant_note' | 'predicate' | 'confirmed_at'>
>;

/** Locks a participant that the caller may see. @throws ApiFailure 404 otherwise (S11), 409 for a stale version. */
async function lockParticipant(ctx: EditContext, { source, id, version, check }: Edit): Promise<Participant> {
  await ctx.tx.select({ id: source.people.id }).from(source.people).where(eq(source.people.id, id)).for('update');
  const before = await selectParticipant(ctx.tx, source, ctx.caller, id);
  await assertParticipantFresh(ctx.tx, source, version, before);
  try {
    check?.(before);
  } catch (failure) {
    throw await withCurrentStatus(ctx.tx, source, before, failure);
  }
  return before;
}

async function writeResponse(ctx: EditContext, source: ParticipantSource, id: number, affectedRows = 1) {
  const [data] = await selectByIds(ctx.tx, source, [id]);
  if (data === undefined) throw new Error('a participant vanished');
  return { success: true, affectedRows, id, data, version: data.version } as const;
}

const auditBase = (before: Participant, { source, action }: Edit) => ({
  object: source.logObject,
  objectId: before.id,
  label: `${before.full_name} · ${before.class_name}`,
  ...(action === undefined ? {} : { action }),
});

/** Writes and logs fields other than the status. */
export async function editFields(ctx: EditContext, edit: Edit, fields: Fields) {
  const { source, id } = edit;
  const before = await lockParticipant(ctx, edit);
  const p = source.people;
  await ctx.tx
    .update(p)
    .set({ ...fields, updated_at: ctx.now, version: sql`${p.version} + 1` })
    .where(eq(p.id, id));
  const names = Object.keys(fields) as (keyof Fields)[];
  ctx.audit({
    ...auditBase(before, edit),
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: fields,
  });
  return writeResponse(ctx, source, id);
}

/** Marks attendance; idempotent. */
export async function markPresent(ctx: EditContext, edit: Edit, isPresent: boolean) {
  const before = await lockParticipant(ctx, edit);
  const changed = before.is_present !== isPresent;
  if (changed)
    await ctx.tx
      .update(registrations)
      .set({ is_present: isPresent, updated_at: ctx.now, version: sql`${registrations.version} + 1` })
      .where(eq(registrations.id, edit.id));
  ctx.audit({
    ...auditBase(before, edit),
    before: { is_present: before.is_present },
    after: { is_present: isPresent },
  });
  return writeResponse(ctx, edit.source, edit.id, changed ? 1 : 0);
}

const onlyAccepted =
  (text: string) =>
  (person: Participant): void => {
    if (person.status !== 'ACCEPTED') throw new ApiFailure(409, 'INVALID_TRANSITION', text);
  };

/** @throws ApiFailure 409 unless the participant is accepted. */
export const mayBePresent = onlyAccepted('Kehadiran hanya dapat dicatat untuk peserta yang diterima');
/** @throws ApiFailure 409 unless the participant is accepted. */
export const mayHavePredicate = onlyAccepted('Predikat hanya dapat diberikan kepada peserta yang diterima');

/** KONFIRMASI is possible once, for accepted people. @throws ApiFailure 409 otherwise. Source: D65. */
export function mayBeConfirmed(person: Participant): void {
  onlyAccepted('Hanya pendaftaran yang diterima yang dapat dikonfirmasi')(person);
  if (person.confirmed_at !== null)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Pendaftaran ini sudah dikonfirmasi');
}

/** Sets the predicate of an accepted participant, or clears it. @throws ApiFailure 404 (S11), 409. */
export const setPredicate = (ctx: EditContext, edit: Edit, predicate: Predicate | null) =>
  editFields(ctx, { ...edit, check: mayHavePredicate }, { predicate });
