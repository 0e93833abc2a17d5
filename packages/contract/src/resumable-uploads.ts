import { type Access, ANY_STAFF, endpoint } from './endpoint.ts';
import type { resumableUploadSchemas } from './resumable-uploads.schemas.ts';

type S = typeof resumableUploadSchemas;

const tag = 'Uploads';
/** Whoever may upload a video of a class, of a course or of a sub-chapter; each sees only what they began. */
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: ['home', 'private-class'], scope: 'self' };

/** Its row in the log is written by the call that uses the file. Refused with TOO_LARGE before anything is stored. */
export const beginResumableUpload = endpoint<S['beginResumableUpload']>()({
  id: 'beginResumableUpload',
  method: 'POST',
  path: '/v1/upload/resumable',
  access,
  summary: 'Begin the upload of a large file by tus 1.0; it is kept for 24 hours after its last byte.',
  tag,
  audit: null,
  status: 201,
});

/** tus asks it by HEAD, which each GET answers too. */
export const readResumableUpload = endpoint<S['readResumableUpload']>()({
  id: 'readResumableUpload',
  method: 'GET',
  path: '/v1/upload/resumable/:id',
  access,
  summary: 'Read how many bytes of a resumable upload have arrived; whoever still sends to it is stopped.',
  tag,
  audit: null,
});

/** Refused with VERSION_CONFLICT, which carries the right offset, when another byte is the next one. */
export const continueResumableUpload = endpoint<S['continueResumableUpload']>()({
  id: 'continueResumableUpload',
  method: 'PATCH',
  path: '/v1/upload/resumable/:id',
  access,
  summary: 'Send the next bytes of a resumable upload. What arrived before a connection broke is kept.',
  tag,
  audit: null,
  status: 204,
  body: 'bytes',
});

/** Also stops whoever is still sending it. */
export const dropResumableUpload = endpoint<S['dropResumableUpload']>()({
  id: 'dropResumableUpload',
  method: 'DELETE',
  path: '/v1/upload/resumable/:id',
  access,
  summary: 'Remove a resumable upload.',
  tag,
  audit: null,
  status: 204,
});
