import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { resumableUploadSchemas } from './resumable-uploads.schemas.ts';

type S = typeof resumableUploadSchemas;

const tag = 'Uploads';
/** For everybody who may upload a video of a class, course or sub-chapter; each sees only their own uploads. */
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: ['home', 'private-class'], scope: 'self' };

/** The log row is written by the call that uses the file. TOO_LARGE is answered before anything is stored. */
export const beginResumableUpload: Endpoint<S['beginResumableUpload']> = {
  id: 'beginResumableUpload',
  method: 'POST',
  path: '/v1/upload/resumable',
  access,
  summary: 'Begin the upload of a large file by tus 1.0; it expires 24 hours after its last byte.',
  tag,
  audit: null,
  status: 201,
};

/** tus uses HEAD, which every GET answers too. */
export const readResumableUpload: Endpoint<S['readResumableUpload']> = {
  id: 'readResumableUpload',
  method: 'GET',
  path: '/v1/upload/resumable/:id',
  access,
  summary: 'Read how many bytes of a resumable upload have arrived; aborts a transfer in progress.',
  tag,
  audit: null,
};

/** VERSION_CONFLICT carries the correct offset when another byte is expected. */
export const continueResumableUpload: Endpoint<S['continueResumableUpload']> = {
  id: 'continueResumableUpload',
  method: 'PATCH',
  path: '/v1/upload/resumable/:id',
  access,
  summary: 'Send the next bytes of a resumable upload. What arrived before a connection broke is kept.',
  tag,
  audit: null,
  status: 204,
  body: 'bytes',
};

/** Also aborts a transfer in progress. */
export const dropResumableUpload: Endpoint<S['dropResumableUpload']> = {
  id: 'dropResumableUpload',
  method: 'DELETE',
  path: '/v1/upload/resumable/:id',
  access,
  summary: 'Remove a resumable upload.',
  tag,
  audit: null,
  status: 204,
};
