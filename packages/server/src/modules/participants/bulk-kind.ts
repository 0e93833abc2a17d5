import { writeAudit } from '../../platform/audit/write-audit.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { defineTaskKind, type ItemOutcome, type TaskOf } from '../../platform/jobs/engine/task-kind.ts';
import { lockOwner } from '../registrations/owner.ts';
import { seatsOfTask } from '../registrations/seat-context.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type SourceKind } from '../registrations/source.ts';
import { applyBulk } from './bulk-apply.ts';
import type { BulkInput, BulkItem } from './bulk-input.ts';
import { bulkEntry } from './bulk-log.ts';
import { attendanceUndo } from './bulk-undo.ts';

export const sourceOf = (kind: SourceKind) => (kind === 'class' ? CLASS_PEOPLE : COURSE_PEOPLE);

/** Activity code for a kind of registration, such as `UPDATE_PARTICIPANT`. */
export const codeFor = (kind: SourceKind, verb: string): string =>
  kind === 'class' ? `${verb}_PARTICIPANT` : `${verb}_COURSE_PARTICIPANT`;

/** The facts for the log row of a chunk, which is written in the transaction of the change (S42). */
export const occasionOf = (task: TaskOf<never> | TaskOf, kind: SourceKind, verb: string, now: Date) => ({
  code: codeFor(kind, verb),
  caller: null,
  now,
  requestId: task.requestId ?? '',
  ip: '',
});

async function work(
  services: Services,
  tx: Tx,
  items: readonly { readonly data: BulkItem }[],
  task: TaskOf<BulkInput>,
): Promise<ItemOutcome[]> {
  const { kind, ownerId, action, actor, undoes } = task.input;
  const ctx = seatsOfTask(services, tx);
  const owner = await lockOwner(tx, sourceOf(kind), ownerId);
  const ids = items.map(({ data }) => data.id);
  const expectedVersions = undoes === undefined ? null : new Map(items.map(({ data }) => [data.id, data.version ?? 0]));
  const done = await applyBulk(ctx, owner, ids, action, `task-${task.id}`, expectedVersions);
  if (done.changed.length > 0) {
    const entry = { ...bulkEntry(owner, action, done), actor: { ...task.owner, ...actor } };
    await writeAudit(tx, entry, occasionOf(task, kind, 'UPDATE', ctx.now));
  }
  const reasons = new Map(done.skipped.map(({ id, reason }) => [id, reason]));
  return ids.map((id): ItemOutcome => {
    const version = done.versions.get(id);
    if (version !== undefined) return { outcome: 'sent', result: { version } };
    return { outcome: 'skipped', reason: reasons.get(id) ?? 'Data Pendaftaran tidak ditemukan' };
  });
}

/** A bulk action on many participants: changed ones count as sent, unchanged ones as skipped. */
export const participantBulkKind = defineTaskKind<BulkItem, BulkInput>({
  name: 'participant-bulk',
  label: 'Tindakan massal peserta',
  chunk: 200,
  failureColumns: ['id', 'nama', 'email'],
  undo: attendanceUndo,
  workChunk: work,
  workItem: async (services, tx, item, task) => {
    const [outcome] = await work(services, tx, [item], task);
    if (outcome === undefined) throw new ApiFailure(404, 'NOT_FOUND');
    return outcome;
  },
});
