import * as contract from '@widya/contract/resumable-uploads';
import { resumableUploadSchemas as schemas } from '@widya/contract/resumable-uploads.schemas';
import { VIDEO_MAX_BYTES } from '@widya/contract/uploads';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bindPrepared } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';

/** Sets the headers of a tus 1.0 response. */
function answerByTus({ reply }: Pick<Ctx, 'reply'>, headers: Readonly<Record<string, string | number>>): void {
  reply.header('tus-resumable', '1.0.0');
  for (const [name, value] of Object.entries(headers)) reply.header(name, String(value));
}

const begin = bindPrepared(
  contract.beginResumableUpload,
  schemas.beginResumableUpload,
  async ({ uploads, caller, headers, now }) => {
    const size = headers['upload-length'];
    if (size > VIDEO_MAX_BYTES) throw new ApiFailure(413, 'TOO_LARGE', 'Ukuran berkas maksimal 2 GB');
    return uploads.begin(caller, size, now);
  },
  async (ctx, id) => {
    answerByTus(ctx, { location: `${contract.beginResumableUpload.path}/${id}` });
    return { success: true, id };
  },
);

const read = bindPrepared(
  contract.readResumableUpload,
  schemas.readResumableUpload,
  ({ uploads, caller, params, now }) => uploads.read(caller, params.id, now),
  async (ctx, { offset, size }) => {
    answerByTus(ctx, { 'upload-offset': offset, 'upload-length': size });
    return { offset, size };
  },
);

const proceed = bindPrepared(
  contract.continueResumableUpload,
  schemas.continueResumableUpload,
  async ({ uploads, caller, params, headers, bytes, now }) => {
    if (bytes === null)
      throw new ApiFailure(415, 'VALIDATION', 'Kirim bagian berkas sebagai application/offset+octet-stream');
    return uploads.append(caller, params.id, { offset: headers['upload-offset'], bytes }, now);
  },
  async (ctx, offset) => answerByTus(ctx, { 'upload-offset': offset }),
  // A fast connection sends many parts, which must not use up the general limit of the office's IP address.
  { perMinute: 6_000 },
);

const drop = bindPrepared(
  contract.dropResumableUpload,
  schemas.dropResumableUpload,
  ({ uploads, caller, params, now }) => uploads.drop(caller, params.id, now),
  async (ctx) => answerByTus(ctx, {}),
);

export const resumableUploadRoutes: Binding[] = [begin, read, proceed, drop];
