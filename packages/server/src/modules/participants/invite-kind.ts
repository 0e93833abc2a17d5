import { writeAudit } from '../../platform/audit/write-audit.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type ChunkOutcome, defineTaskKind, type TaskOf } from '../../platform/jobs/engine/task-kind.ts';
import { inviteMany, inviteOne } from '../registrations/invite.ts';
import { lockOwner } from '../registrations/owner.ts';
import { normalisedEmail } from '../registrations/people.ts';
import { seatsOfTask } from '../registrations/seat-context.ts';
import type { SourceKind } from '../registrations/source.ts';
import type { TaskActor } from './bulk-input.ts';
import { occasionOf, sourceOf } from './bulk-kind.ts';

/** A row of the CSV file, with the file's column names. */
export interface InviteItem extends Readonly<Record<string, unknown>> {
  readonly row: number;
  readonly email: string;
  readonly nama: string;
  readonly catatan: string;
}

export interface InviteInput extends Readonly<Record<string, unknown>> {
  readonly kind: SourceKind;
  readonly ownerId: number;
  readonly override: boolean;
  readonly actor: TaskActor;
}

const ALREADY = 'Sudah terdaftar';

type Items = readonly { readonly data: InviteItem }[];

async function invite(services: Services, tx: Tx, items: Items, task: TaskOf<InviteInput>) {
  const { kind, ownerId, override, actor } = task.input;
  const ctx = seatsOfTask(services, tx);
  const owner = await lockOwner(tx, sourceOf(kind), ownerId);
  const people = items.map(({ data }) => data);
  const [only] = people;
  const done =
    people.length === 1 && only !== undefined
      ? await inviteOne(ctx, owner, only, { override })
      : await inviteMany(ctx, owner, people, { override });
  if (done.invited.length > 0) {
    const entry = {
      object: owner.source.logObject,
      objectId: owner.code,
      label: `${done.invited.length} peserta · ${owner.name}`,
      after: { ids: done.invited.map(({ id }) => id), ...(override ? { override_quota: true } : {}) },
      actor: { ...task.owner, ...actor },
    };
    await writeAudit(tx, entry, occasionOf(task, kind, 'INVITE', ctx.now));
  }
  const invited = new Set(done.invited.map(({ email }) => normalisedEmail(email)));
  return { invited, failed: new Map(done.failed.map(({ row, reason }) => [row, reason])) };
}

/** The result of each row; rows that repeat an address count as already registered by the first one. */
function outcomesOf(items: Items, invited: ReadonlySet<string>, failed: ReadonlyMap<number, string>): ChunkOutcome[] {
  const seen = new Set<string>();
  return items.map(({ data }) => {
    const email = normalisedEmail(data.email);
    const isFirst = !seen.has(email);
    seen.add(email);
    const reason = failed.get(data.row);
    if (reason !== undefined) return { outcome: 'failed', reason };
    return isFirst && invited.has(email) ? { outcome: 'sent' } : { outcome: 'skipped', reason: ALREADY };
  });
}

/**
 * A long list of invitations: new invitations count as sent, existing registrations as skipped, invalid rows as failed.
 */
export const participantInviteKind = defineTaskKind<InviteItem, InviteInput>({
  name: 'participant-invite',
  label: 'Undang banyak peserta',
  chunk: 200,
  failureColumns: ['email', 'nama', 'catatan'],
  workChunk: async (services, tx, items, task) => {
    const { invited, failed } = await invite(services, tx, items, task);
    return outcomesOf(items, invited, failed);
  },
  workItem: async (services, tx, item, task) => {
    const { invited, failed } = await invite(services, tx, [item], task);
    const [outcome] = outcomesOf([item], invited, failed);
    if (outcome === undefined || outcome.outcome === 'failed') throw new ApiFailure(422, 'VALIDATION', outcome?.reason);
    return outcome;
  },
});
