import { randomUUID } from 'node:crypto';
import type { bulkBody } from '@widya/contract/participants-bulk.schemas';
import { REGISTRATION_STATUSES } from '@widya/contract/registration-status';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { startTask } from '../../platform/jobs/engine/start-task.ts';
import { countFreeSeats } from '../registrations/count-free-seats.ts';
import type { Owner } from '../registrations/find-owner.ts';
import { lockOwner } from '../registrations/owner.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import { applyBulk } from './bulk-apply.ts';
import { taskActorOf } from './bulk-input.ts';
import { participantBulkKind } from './bulk-kind.ts';
import { actionCode, bulkEntry } from './bulk-log.ts';
import { type BulkAction, bulkActionOf, isRejected, planBulk } from './bulk-plan.ts';
import { selectPeople } from './selection.ts';

type Body = z.output<typeof bulkBody>;

/** Larger selections run as a task, so that a call never takes more than a few seconds. */
const MOST_AT_ONCE = 500;
const EXAMPLES = 5;

const LABELS: Readonly<Record<BulkAction['action'], string>> = {
  accept: 'Terima peserta',
  reject: 'Tolak peserta',
  confirm: 'Konfirmasi peserta',
  present: 'Tandai hadir',
  absent: 'Tandai tidak hadir',
  predicate: 'Isi predikat',
  resend: 'Kirim ulang surel',
};

/** Counts what a bulk action would do, without changes. */
export async function previewBulk(ctx: Pick<Ctx, 'tx'>, target: Owner, body: Body) {
  const action = bulkActionOf(target.source, body);
  const people = await selectPeople(ctx.tx, target, body);
  const owner = await lockOwner(ctx.tx, target.source, target.id);
  const free = await countFreeSeats(ctx.tx, owner);
  const { changes, skipped } = planBulk(action, people, { freeSeats: free, onlinePayment: owner.onlinePayment });
  const reasons = new Map<string, number>();
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const sendsMail = action.action === 'resend' || (action.action !== 'predicate' && 'mail' in action && action.mail);
  return {
    total: people.length,
    changes: changes.length,
    mails: sendsMail ? changes.length : 0,
    free_places: Number.isFinite(free) ? free : null,
    by_status: REGISTRATION_STATUSES.map((status) => ({
      status,
      count: changes.filter((person) => person.status === status).length,
    })).filter(({ count }) => count > 0),
    rejected: people.filter(isRejected).length,
    skipped: [...reasons].map(([reason, count]) => ({ reason, count })),
    examples: changes.slice(0, EXAMPLES).map(({ id, full_name, email }) => ({ id, full_name, email })),
  };
}

type BulkContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit' | 'jobs' | 'requestId' | 'reply'> & {
  readonly caller: Caller;
};

/**
 * Runs a bulk action, immediately or as a task when many are selected. @throws ApiFailure 404 (S11), 409 when the
 * selection has changed since the caller saw it, 422.
 */
export async function runBulk(ctx: BulkContext, target: Owner, body: Body) {
  const action = bulkActionOf(target.source, body);
  await holdPeople(ctx.tx);
  const people = await selectPeople(ctx.tx, target, body);
  if (people.length > MOST_AT_ONCE) return startBulk(ctx, target, action, people);
  const owner = await lockOwner(ctx.tx, target.source, target.id);
  const ids = people.map(({ id }) => id);
  const done = await applyBulk(seatsOf(ctx), owner, ids, action, randomUUID());
  ctx.audit(bulkEntry(owner, action, done));
  const { promoted, skipped, changed: changed_ids } = done;
  const changed = changed_ids.length;
  const counts = { affectedRows: changed, changed, changed_ids: [...changed_ids], promoted };
  return { success: true, ...counts, skipped, job_id: null, task_id: null } as const;
}

async function startBulk(
  ctx: BulkContext,
  { source, id: ownerId, code, name }: Owner,
  action: BulkAction,
  people: Awaited<ReturnType<typeof selectPeople>>,
) {
  const { id, total } = await startTask(ctx, participantBulkKind, {
    label: `${LABELS[action.action]} · ${name}`,
    input: { kind: source.kind, ownerId, action, actor: taskActorOf(ctx.caller) },
    items: people.map((person) => ({
      label: person.full_name,
      data: { id: person.id, nama: person.full_name, email: person.email },
    })),
  });
  ctx.audit({
    object: source.logObject,
    objectId: code,
    label: `${total} peserta · ${name}`,
    action: actionCode(action),
    after: { job_id: id, total },
  });
  ctx.reply.status(202);
  const job = { job_id: id, task_id: String(id) };
  return { success: true, affectedRows: 0, changed: 0, changed_ids: [], promoted: 0, skipped: [], ...job } as const;
}
