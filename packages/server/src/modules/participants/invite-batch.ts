import type { batchBody } from '@widya/contract/participants-invite.schemas';
import { MAX_BATCH_TOTAL } from '@widya/contract/participants-invite.schemas';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { resumeTask } from '../../platform/jobs/engine/change-state.ts';
import { lockOpenList } from '../../platform/jobs/engine/lock-open-list.ts';
import { appendItems, startTask, wakeTask } from '../../platform/jobs/engine/start-task.ts';
import type { Owner } from '../registrations/find-owner.ts';
import { taskActorOf } from './bulk-input.ts';
import { type InviteItem, participantInviteKind } from './invite-kind.ts';

type Body = z.output<typeof batchBody>;
type BatchContext = Pick<Ctx, 'tx' | 'now' | 'audit' | 'jobs' | 'requestId'> & { readonly caller: Caller };

const itemsOf = (people: Body['people'], before: number) =>
  people.map(({ row, email, full_name, nama, note, catatan }, index) => {
    const data: InviteItem = {
      row: row ?? before + index + 1,
      email,
      nama: full_name ?? nama ?? '',
      catatan: note ?? catatan ?? '',
    };
    const who = email.trim().slice(0, 255) || data.nama.slice(0, 255) || 'Baris tanpa email';
    return { label: row === undefined ? who : `${row}. ${who}`, data };
  });

const tooLong = (): ApiFailure =>
  new ApiFailure(413, 'TOO_LARGE', `Daftar maksimal berisi ${MAX_BATCH_TOTAL.toLocaleString('id-ID')} baris`);

/** Starts a task for a long list of invitations, sent in one or several calls. @throws ApiFailure 404, 409, 413. */
export async function inviteBatch(ctx: BatchContext, owner: Owner, body: Body, override: boolean) {
  const { people, job_id, more = false } = body;
  let task: { readonly id: number; readonly total: number };
  if (job_id === undefined) {
    task = await startTask(ctx, participantInviteKind, {
      label: `Undang banyak peserta · ${owner.name}`,
      input: { kind: owner.source.kind, ownerId: owner.id, override, actor: taskActorOf(ctx.caller) },
      items: itemsOf(people, 0),
      more,
    });
  } else {
    const open = await lockOpenList(
      ctx,
      { kind: participantInviteKind.name, id: job_id },
      ({ input }) => input.kind === owner.source.kind && input.ownerId === owner.id,
    );
    if (open.total + people.length > MAX_BATCH_TOTAL) throw tooLong();
    task = { id: open.id, total: await appendItems(ctx.tx, open, itemsOf(people, open.total)) };
    if (!more) {
      await resumeTask(ctx.tx, open.id, ctx.now);
      await wakeTask(ctx.jobs, open.id);
    }
  }
  ctx.audit({
    object: owner.source.logObject,
    objectId: owner.code,
    label: `${people.length} baris · ${owner.name}`,
    after: { job_id: task.id, rows: people.length, ...(override ? { override_quota: true } : {}) },
  });
  return { success: true, job_id: task.id, total: task.total } as const;
}
