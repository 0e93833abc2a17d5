import type { courseUploadSchemas } from './course-uploads.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';

type S = typeof courseUploadSchemas;

const tag = 'Uploads';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'private-class' };

/** Poster of a course that does not exist yet; JPEG or PNG, stored as JPEG. */
export const uploadCourseImage: Endpoint<S['uploadCourseImage']> = {
  id: 'uploadCourseImage',
  method: 'POST',
  path: '/v1/course/upload_image',
  access,
  summary: 'Upload a poster before its self-paced course exists.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

/** Poster of an existing course. */
export const uploadCourseImageOf: Endpoint<S['uploadCourseImageOf']> = {
  id: 'uploadCourseImageOf',
  method: 'POST',
  path: '/v1/course/:id/upload_image',
  access,
  summary: 'Upload a poster of a self-paced course.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

/** The preview video; MP4 only, streamed to the storage. Source: C-035. */
export const uploadCourseVideo: Endpoint<S['uploadCourseVideo']> = {
  id: 'uploadCourseVideo',
  method: 'POST',
  path: '/v1/course/uploadVideo',
  access,
  summary: 'Upload the preview video of a self-paced course.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
  resumable: true,
};
