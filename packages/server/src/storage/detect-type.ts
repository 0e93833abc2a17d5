import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { ApiFailure } from '../http/api-failure.ts';
import type { UploadRule } from '../http/bind.ts';
import type { AcceptedType } from './keys.ts';
import { isPlainMp4 } from './mp4-shape.ts';
import { isPlainPdf } from './pdf-shape.ts';

type Kind = UploadRule['kinds'][number];

const TYPES: Readonly<Record<Kind, AcceptedType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

const NAMES: Readonly<Record<Kind, string>> = { jpeg: 'JPG', png: 'PNG', mp4: 'MP4', pdf: 'PDF' };

/** Enough for every signature; what stands later in a file is looked at by the checks of its kind. */
const HEAD_BYTES = 4_100;

/**
 * Finds out what a file is from its bytes; the name and type the sender claimed count for nothing.
 * Files that are two things at once are refused: PDF and MP4 by their shape, images by being written anew (S22).
 * @throws ApiFailure 422 UPLOAD_REFUSED.
 */
export async function detectType(path: string, kinds: readonly Kind[]): Promise<AcceptedType> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    const found = await fileTypeFromBuffer(head.subarray(0, bytesRead));
    const kind = kinds.find((candidate) => TYPES[candidate] === found?.mime);
    const plain =
      kind === 'pdf' ? await isPlainPdf(handle) : kind === 'mp4' ? await isPlainMp4(handle) : kind !== undefined;
    if (!kind || !plain) throw refused(kinds);
    return TYPES[kind];
  } finally {
    await handle.close();
  }
}

const refused = (kinds: readonly Kind[]): ApiFailure => {
  const names = kinds.map((kind) => NAMES[kind]);
  const last = names.at(-1) ?? '';
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} atau ${last}` : last;
  return new ApiFailure(422, 'UPLOAD_REFUSED', `Berkas harus berupa ${list} yang utuh`);
};
