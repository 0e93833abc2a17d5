import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { uploadAnswer, uploadSchemas } from './uploads.schemas.ts';

type S = typeof uploadSchemas;

/** The answer of an upload. */
export type Uploaded = z.output<typeof uploadAnswer>;

const tag = 'Uploads';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'home' };

/** Largest files, in bytes. Source: S22. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** Poster of a class that does not exist yet; JPEG or PNG, stored as JPEG. Source: D36. */
export const uploadClassImage: Endpoint<S['uploadClassImage']> = {
  id: 'uploadClassImage',
  method: 'POST',
  path: '/v1/class/upload_image',
  access,
  summary: 'Upload a poster before its class exists.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

/** Poster of an existing class. */
export const uploadClassImageOf: Endpoint<S['uploadClassImageOf']> = {
  id: 'uploadClassImageOf',
  method: 'POST',
  path: '/v1/class/:id/upload_image',
  access,
  summary: 'Upload a poster of a class.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

/** Background of a certificate page of a class; its address is saved with the template. Source: D37. */
export const uploadCertificateTemplate: Endpoint<S['uploadCertificateTemplate']> = {
  id: 'uploadCertificateTemplate',
  method: 'POST',
  path: '/v1/class/:id/custom_certificate_template/:kind',
  access,
  summary: 'Upload the background of a certificate page.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

/** MP4 only, streamed to the storage. Source. */
export const uploadClassVideo: Endpoint<S['uploadClassVideo']> = {
  id: 'uploadClassVideo',
  method: 'POST',
  path: '/v1/class/uploadVideo',
  access,
  summary: 'Upload a video of a class.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
  resumable: true,
};

/** Materials and documentation of a class, attachments of an email. Source: D136. */
export const uploadAttachment: Endpoint<S['uploadAttachment']> = {
  id: 'uploadAttachment',
  method: 'POST',
  path: '/v1/upload/attachment',
  access: { kind: 'staff', roles: ADMINS, menuKey: ['home', 'email'] },
  summary: 'Upload a document or picture.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};
