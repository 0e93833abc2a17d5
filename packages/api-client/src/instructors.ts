import { resetSecondFactor } from '@widya/contract/accounts-second-factor';
import { listOwnClassLinks } from '@widya/contract/class-instructors';
import type { Instructor, InstructorChange, NewInstructor } from '@widya/contract/instructors';
import * as instructors from '@widya/contract/instructors';
import type { instructorSchemas } from '@widya/contract/instructors.schemas';
import type { Uploaded } from '@widya/contract/uploads';
import { call, upload } from './api.ts';
import type { UploadOptions } from './client.ts';
import { changeRows } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof instructorSchemas)['listInstructors'];

/** All active instructors by name, as options; null loads nothing. */
export const useInstructors = (query: { readonly q?: string | undefined } | null = {}): Query<readonly Instructor[]> =>
  useQuery<ListSchemas, readonly Instructor[]>(
    instructors.listInstructors,
    query && { query: { ...query, active: '1' } },
  );

/** Actions on instructors. Each rejects with an ApiError and updates the cached lists. */
export function useInstructorActions() {
  const write = useWrite([instructors.listInstructors, listOwnClassLinks]);
  const params = (id: number) => ({ params: { id } });
  return {
    /** @throws ApiError with DUPLICATE_ACCOUNT */
    create: (body: NewInstructor) => write(call(instructors.createInstructor, { body })),
    /** @throws ApiError with DUPLICATE_ACCOUNT or VERSION_CONFLICT (carries the current record) */
    update: (id: number, body: InstructorChange) => write(call(instructors.updateInstructor, { ...params(id), body })),
    /** Soft delete. @throws ApiError with INVALID_TRANSITION (carries the upcoming classes) */
    remove: (id: number) => write(call(instructors.deleteInstructor, params(id)), without(id)),
    restore: (id: number) => write(call(instructors.restoreInstructor, params(id)), without(id)),
    /** Removes every second factor and ends the sessions; superadmins only. */
    resetSecondFactor: (account_id: number) =>
      write(call(resetSecondFactor, { body: { account_kind: 'instructor', account_id } })),
    /** Mails a link for setting a new password. */
    sendPasswordLink: (id: number) => call(instructors.sendInstructorPasswordLink, params(id)),
  };
}

/** Removes the instructor from their tab; revalidation then updates everything else that shows them. */
const without = (id: number) => (answer: unknown) =>
  changeRows<Instructor>(answer, (row) => (row.id === id ? null : row));

/**
 * Uploads a photo, JPEG or PNG of at most 5 MB; it is temporary until a record that contains it is saved (D36).
 * @param id of an existing instructor; null for a new one.
 */
export const uploadInstructorPhoto = (
  file: Blob,
  id: number | null,
  options: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
): Promise<Uploaded> => {
  const sent = { file, fileName: file instanceof File ? file.name : 'foto.jpg', ...options };
  return id === null
    ? upload(instructors.uploadInstructorPhoto, sent)
    : upload(instructors.uploadInstructorPhotoOf, { params: { id }, ...sent });
};
