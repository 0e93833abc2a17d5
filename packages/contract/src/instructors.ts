import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { instructorRow, instructorSchemas } from './instructors.schemas.ts';

type S = typeof instructorSchemas;

/** An instructor (Widyaiswara). */
export type Instructor = z.output<typeof instructorRow>;
export type InstructorListQuery = z.input<S['listInstructors']['query']>;
export type NewInstructor = z.input<S['createInstructor']['body']>;
export type InstructorChange = z.input<S['updateInstructor']['body']>;
/** A class because of which an instructor cannot be deleted. */
export type UpcomingClass = { readonly code: string; readonly name: string };

/** Validity in days of an initial password typed by somebody else, and of a link that sets a new one. */
export const INITIAL_PASSWORD_DAYS = 7;
/** Longest description of an instructor, markup included. Source: S22. */
export const INSTRUCTOR_DESCRIPTION_MAX = 20_000;

const tag = 'Instructors';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'instructor' };

/** Lists all instructors, and the options for classes and courses. Source: D138. */
export const listInstructors: Endpoint<S['listInstructors']> = {
  id: 'listInstructors',
  method: 'GET',
  path: '/v1/instructor',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: ['instructor', 'home', 'private-class'] },
  summary: 'List instructors.',
  tag,
  audit: null,
};

/** Mails the instructor a link to set a password. Source: D137. */
export const createInstructor: Endpoint<S['createInstructor']> = {
  id: 'createInstructor',
  method: 'POST',
  path: '/v1/instructor',
  access,
  summary: 'Create an instructor and mail them a link to set a password.',
  tag,
  audit: 'CREATE_INSTRUCTOR',
  status: 201,
};

/** Changing the email ends the sessions of the account. */
export const updateInstructor: Endpoint<S['updateInstructor']> = {
  id: 'updateInstructor',
  method: 'PUT',
  path: '/v1/instructor/:id',
  access,
  summary: 'Change an instructor.',
  tag,
  audit: 'UPDATE_INSTRUCTOR',
};

/** Soft delete, refused while they teach upcoming classes. Ends their sessions. Source: D137. */
export const deleteInstructor: Endpoint<S['deleteInstructor']> = {
  id: 'deleteInstructor',
  method: 'DELETE',
  path: '/v1/instructor/:id',
  access,
  summary: 'Delete an instructor softly.',
  tag,
  audit: 'DELETE_INSTRUCTOR',
};

/** Restores an instructor whom `deleteInstructor` deleted. Source: D137. */
export const restoreInstructor: Endpoint<S['restoreInstructor']> = {
  id: 'restoreInstructor',
  method: 'PUT',
  path: '/v1/instructor/restore/:id',
  documentedPath: '/v1/instructor/:id/restore',
  access,
  summary: 'Restore a deleted instructor.',
  tag,
  audit: 'RESTORE_INSTRUCTOR',
};

/** Mails a link, so that nobody but the instructor knows the password. Source: D137. */
export const sendInstructorPasswordLink: Endpoint<S['sendInstructorPasswordLink']> = {
  id: 'sendInstructorPasswordLink',
  method: 'POST',
  path: '/v1/instructor/:id/password_link',
  access,
  summary: 'Mail an instructor a link to set a new password.',
  tag,
  audit: 'RESETPASSWORD_INSTRUCTOR',
};

/** Photo of an instructor who does not exist yet. Source: D36. */
export const uploadInstructorPhoto: Endpoint<S['uploadInstructorPhoto']> = {
  id: 'uploadInstructorPhoto',
  method: 'POST',
  path: '/v1/instructor/upload_image',
  access,
  summary: 'Upload a photo before its instructor exists.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

export const uploadInstructorPhotoOf: Endpoint<S['uploadInstructorPhotoOf']> = {
  id: 'uploadInstructorPhotoOf',
  method: 'POST',
  path: '/v1/instructor/:id/upload_image',
  access,
  summary: 'Upload a photo of an instructor.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};
