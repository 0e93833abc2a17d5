import type { AuditEntry } from '../../audit/entry.ts';

/** Whether a robot filled in a form: only robots see the field (contract, honeypot.schemas.ts). */
export const isRobot = ({ situs_web }: { readonly situs_web?: string | undefined }): boolean =>
  situs_web !== undefined && situs_web.trim() !== '';

/** Log row of a form that was not kept: it says so and nothing of what was sent. */
export const discarded = (object: string): AuditEntry => ({
  object,
  objectId: null,
  label: 'Kiriman robot, tidak disimpan',
});
