import type { AuditEntry } from '../../platform/audit/entry.ts';
import type { Owner } from '../registrations/find-owner.ts';
import type { BulkResult } from './bulk-apply.ts';
import type { BulkAction } from './bulk-plan.ts';

const ACTIONS: Readonly<Partial<Record<BulkAction['action'], string>>> = {
  accept: 'ACCEPT',
  reject: 'REJECT',
  confirm: 'CONFIRM',
  resend: 'RESEND',
};

/** First part of the activity code of a bulk action. */
export const actionCode = (action: BulkAction): string => ACTIONS[action.action] ?? 'UPDATE';

const factsOf = (action: BulkAction): Record<string, unknown> => {
  switch (action.action) {
    case 'accept':
      return { status: 'ACCEPTED', ...(action.override ? { override_quota: true } : {}) };
    case 'reject':
      return { status: 'REJECTED', status_change_info: action.reason };
    case 'confirm':
      return { confirmed: true };
    case 'present':
    case 'absent':
      return { is_present: action.action === 'present' };
    case 'predicate':
      return { predicate: action.predicate };
    case 'resend':
      return { scenario: action.scenario };
  }
};

/** The log row of a bulk action; it has the ids of all changed participants, so that each one's timeline finds it. */
export const bulkEntry = (
  { source, code, name }: Pick<Owner, 'source' | 'code' | 'name'>,
  action: BulkAction,
  { changed, skipped, promoted }: BulkResult,
): AuditEntry => ({
  object: source.logObject,
  objectId: code,
  label: `${changed.length} peserta · ${name}`,
  action: actionCode(action),
  after: { ...factsOf(action), ids: changed, skipped: skipped.length, ...(promoted > 0 ? { promoted } : {}) },
});
