import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { findClassOwner, findCourseOwner, type Owner } from '../registrations/find-owner.ts';

export interface MailOwnerRef {
  readonly class_code?: string | undefined;
  readonly course?: string | undefined;
}

/** The class or course of a mail; null for neither. @throws ApiFailure 404, 422 when both are named. */
export async function findMailOwner(
  tx: Tx,
  caller: Caller,
  { class_code, course }: MailOwnerRef,
): Promise<Owner | null> {
  if (class_code !== undefined && course !== undefined)
    throw invalid({ course: 'Pilih salah satu: kelas atau kelas daring mandiri' });
  if (class_code !== undefined) return findClassOwner(tx, caller, class_code);
  return course === undefined ? null : findCourseOwner(tx, caller, course);
}
