import type { AuditEntry } from '../../platform/audit/entry.ts';

/** Log row of a form that only a program can have filled in like that: it says so, and nothing of what was sent. */
export const discarded = (object: string): AuditEntry => ({
  object,
  objectId: null,
  label: 'Kiriman robot, tidak disimpan',
});
