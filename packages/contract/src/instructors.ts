import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, endpoint } from './endpoint.ts';
import type { instructorRow, instructorSchemas } from './instructors.schemas.ts';

type S = typeof instructorSchemas;

/** A widyaiswara. */
export type Instructor = z.output<typeof instructorRow>;
export type InstructorListQuery = z.input<S['listInstructors']['query']>;
export type NewInstructor = z.input<S['createInstructor']['body']>;
export type InstructorChange = z.input<S['updateInstructor']['body']>;
/** A class that keeps an instructor from being deleted. */
export type UpcomingClass = { readonly code: string; readonly name: string };

/** An initial password, typed by somebody else, lets in for so long; so does a link by which one's own is set. Days. */
export const INITIAL_PASSWORD_DAYS = 7;
/** Longest description of an instructor, with its markup. Source: S22. */
export const INSTRUCTOR_DESCRIPTION_MAX = 20_000;

const tag = 'Instructors';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'instructor' };

/** The list of all instructors, and the choice of who teaches a class or a course. Source: D138. */
export const listInstructors = endpoint<S['listInstructors']>()({
  id: 'listInstructors',
  method: 'GET',
  path: '/v1/instructor',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: ['instructor', 'home', 'private-class'] },
  summary: 'List instructors.',
  tag,
  audit: null,
});

/** Mails the instructor a link by which they set a password of their own. Source: D137. */
export const createInstructor = endpoint<S['createInstructor']>()({
  id: 'createInstructor',
  method: 'POST',
  path: '/v1/instructor',
  access,
  summary: 'Create an instructor and mail them a link to set a password.',
  tag,
  audit: 'CREATE_INSTRUCTOR',
  status: 201,
});

/** Another email ends the sessions of the account. */
export const updateInstructor = endpoint<S['updateInstructor']>()({
  id: 'updateInstructor',
  method: 'PUT',
  path: '/v1/instructor/:id',
  access,
  summary: 'Change an instructor.',
  tag,
  audit: 'UPDATE_INSTRUCTOR',
});

/** Soft; refused while they teach upcoming classes. Ends their sessions. Source: D137. */
export const deleteInstructor = endpoint<S['deleteInstructor']>()({
  id: 'deleteInstructor',
  method: 'DELETE',
  path: '/v1/instructor/:id',
  access,
  summary: 'Delete an instructor softly.',
  tag,
  audit: 'DELETE_INSTRUCTOR',
});

/** Restores after a soft delete, which `deleteInstructor` is. Source: D137. */
export const restoreInstructor = endpoint<S['restoreInstructor']>()({
  id: 'restoreInstructor',
  method: 'PUT',
  path: '/v1/instructor/restore/:id',
  access,
  summary: 'Restore a deleted instructor.',
  tag,
  audit: 'RESTORE_INSTRUCTOR',
});

/** Nobody but the instructor learns the password. Source: D137. */
export const sendInstructorPasswordLink = endpoint<S['sendInstructorPasswordLink']>()({
  id: 'sendInstructorPasswordLink',
  method: 'POST',
  path: '/v1/instructor/:id/password_link',
  access,
  summary: 'Mail an instructor a link to set a new password.',
  tag,
  audit: 'RESETPASSWORD_INSTRUCTOR',
});

/** Photo of an instructor who does not exist yet. Source: D36. */
export const uploadInstructorPhoto = endpoint<S['uploadInstructorPhoto']>()({
  id: 'uploadInstructorPhoto',
  method: 'POST',
  path: '/v1/instructor/upload_image',
  access,
  summary: 'Upload a photo before its instructor exists.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
});

export const uploadInstructorPhotoOf = endpoint<S['uploadInstructorPhotoOf']>()({
  id: 'uploadInstructorPhotoOf',
  method: 'POST',
  path: '/v1/instructor/:id/upload_image',
  access,
  summary: 'Upload a photo of an instructor.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
});
