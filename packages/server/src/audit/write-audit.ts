import type { Caller } from '../auth/caller.ts';
import { auditLog } from '../database/schema/audit.ts';
import type { Tx } from '../http/transaction.ts';
import { differences } from './differences.ts';
import type { AuditEntry } from './entry.ts';

interface Occasion {
  /** Activity code the endpoint declares, `UPDATE_CLASS`. */
  readonly code: string;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
}

/** `UPDATE_CLASS` with the action `HIDE` becomes `HIDE_CLASS`. */
const codeOf = (declared: string, action: string | undefined): string =>
  action === undefined ? declared : action + declared.slice(declared.indexOf('_'));

/** Writes the log row of a call, in the transaction of the change it tells of (S42). */
export async function writeAudit(tx: Tx, entry: AuditEntry, occasion: Occasion): Promise<void> {
  const actor = entry.actor ?? occasion.caller;
  await tx.insert(auditLog).values({
    at: occasion.now,
    actor_kind: actor?.kind ?? 'public',
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? '',
    actor_role: actor?.role ?? '',
    code: codeOf(occasion.code, entry.action),
    object: entry.object,
    object_id: entry.objectId === null ? null : String(entry.objectId),
    object_label: entry.label ?? '',
    ...differences(entry.before, entry.after),
    request_id: occasion.requestId,
    ip: occasion.ip,
  });
}
