import * as contract from '@widya/contract/resumable-uploads';
import { resumableUploadSchemas as schemas } from '@widya/contract/resumable-uploads.schemas';
import { VIDEO_MAX_BYTES } from '@widya/contract/uploads';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bindPrepared } from '../../platform/http/bind.ts';
import { appendBytes, dropFile } from '../../platform/storage/append-bytes.ts';
import { beginFile, findFile, removeStaleFiles } from '../../platform/storage/resumable-files.ts';

const begin = bindPrepared(
  contract.beginResumableUpload,
  schemas.beginResumableUpload,
  async ({ config, caller, body, now }) => {
    if (body.size > VIDEO_MAX_BYTES) throw new ApiFailure(413, 'TOO_LARGE', 'Ukuran berkas maksimal 2 GB');
    // Processes that do no jobs have folders too.
    await removeStaleFiles(config.dataDir, now);
    return beginFile(config.dataDir, caller, body.size, now);
  },
  async (_, id) => ({ success: true, id }),
);

const read = bindPrepared(
  contract.readResumableUpload,
  schemas.readResumableUpload,
  ({ config, caller, params }) => findFile(config.dataDir, caller, params.id),
  async (_, { offset, size }) => ({ offset, size }),
);

const proceed = bindPrepared(
  contract.continueResumableUpload,
  schemas.continueResumableUpload,
  async ({ config, caller, params, query, bytes }) => {
    if (bytes === null) throw new ApiFailure(415, 'VALIDATION', 'Kirim bagian berkas sebagai application/octet-stream');
    return appendBytes(await findFile(config.dataDir, caller, params.id), query.offset, bytes);
  },
  async (_, offset) => ({ success: true, offset }),
  // A fast line sends many parts, and they must not use up what the office may call besides.
  { perMinute: 6_000 },
);

const drop = bindPrepared(
  contract.dropResumableUpload,
  schemas.dropResumableUpload,
  async ({ config, caller, params }) => dropFile(await findFile(config.dataDir, caller, params.id)),
  async () => ({ success: true }),
);

export const resumableUploadRoutes: Binding[] = [begin, read, proceed, drop];
