import type { AuditEntry } from '../../platform/audit/entry.ts';

/** The log row of a form filled in by a bot, without its content. */
export const discarded = (object: string): AuditEntry => ({
  object,
  objectId: null,
  label: 'Kiriman robot, tidak disimpan',
});
