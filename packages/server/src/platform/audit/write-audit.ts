import type { Caller } from '../auth/caller.ts';
import { auditLog } from '../database/schema/audit.ts';
import type { Tx } from '../http/transaction.ts';
import { differences } from './differences.ts';
import type { AuditEntry } from './entry.ts';

export interface AuditOccasion {
  /** Activity code declared by the endpoint, such as `UPDATE_CLASS`. */
  readonly code: string;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
}

/** `UPDATE_CLASS` with the action `HIDE` becomes `HIDE_CLASS`. */
const codeOf = (declared: string, action: string | undefined): string =>
  action === undefined ? declared : action + declared.slice(declared.indexOf('_'));

/** Role of a program, whose row names the account that made its token (D248). */
const PROGRAM = 'token';

const rowOf = (entry: AuditEntry, occasion: AuditOccasion): typeof auditLog.$inferInsert => {
  const actor = entry.actor ?? occasion.caller;
  const apiTokenId = (entry.actor ? entry.actor.apiTokenId : occasion.caller?.apiToken?.id) ?? null;
  return {
    at: occasion.now,
    actor_kind: actor?.kind ?? 'public',
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? '',
    actor_role: apiTokenId === null ? (actor?.role ?? '') : PROGRAM,
    api_token_id: apiTokenId,
    code: codeOf(occasion.code, entry.action),
    object: entry.object,
    object_id: entry.objectId === null ? null : String(entry.objectId),
    object_label: entry.label ?? '',
    ...differences(entry.before, entry.after),
    request_id: occasion.requestId,
    ip: occasion.ip,
  };
};

/** Writes the log rows of several calls in the transaction of their changes (S42). */
export async function writeAudits(
  tx: Tx,
  calls: readonly { readonly entry: AuditEntry; readonly occasion: AuditOccasion }[],
): Promise<void> {
  if (calls.length > 0) await tx.insert(auditLog).values(calls.map(({ entry, occasion }) => rowOf(entry, occasion)));
}

/** Writes the log row of one call in the transaction of its change. */
export const writeAudit = (tx: Tx, entry: AuditEntry, occasion: AuditOccasion): Promise<void> =>
  writeAudits(tx, [{ entry, occasion }]);
