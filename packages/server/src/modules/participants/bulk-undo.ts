import { applyParticipantBulk } from '@widya/contract/participants-bulk';
import { and, asc, eq, sql } from 'drizzle-orm';
import { taskItems } from '../../platform/database/schema/tasks.ts';
import { assertAccess } from '../../platform/http/access.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Undo } from '../../platform/jobs/engine/task-kind.ts';
import { findClassOwner, ownersById } from '../registrations/find-owner.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';
import { type BulkInput, type BulkItem, taskActorOf } from './bulk-input.ts';
import type { BulkAction } from './bulk-plan.ts';

const OPPOSITES: Readonly<Partial<Record<BulkAction['action'], BulkAction>>> = {
  present: { action: 'absent' },
  absent: { action: 'present' },
};

/** Whom a task has changed, with the version that its change left. */
const changedBy = (task: number) => sql`
  select ${taskItems.label} as label, ${taskItems.data} || jsonb_build_object('version', ${taskItems.result} -> 'version') as data
  from ${taskItems} where ${and(eq(taskItems.task_id, task), eq(taskItems.state, 'sent'))}
  order by ${asc(taskItems.position)}`;

/** Restores attendance, the only bulk action with an opposite; an undo cannot be undone. */
export const attendanceUndo: Undo<BulkItem, BulkInput> = {
  offers: ({ input }) => input.undoes === undefined && OPPOSITES[input.action.action] !== undefined,
  plan: async (tx, caller, { id, label, input }) => {
    const action = OPPOSITES[input.action.action];
    const owner = (await ownersById(tx, CLASS_PEOPLE, [input.ownerId])).get(input.ownerId);
    if (action === undefined || owner === undefined) throw notFound('Kelas tidak ditemukan');
    // Rights may have changed since the action.
    assertAccess(applyParticipantBulk.access, caller);
    await findClassOwner(tx, caller, owner.code);
    return {
      label: `Urungkan: ${label}`,
      input: { ...input, action, actor: taskActorOf(caller) },
      items: changedBy(id),
    };
  },
};
