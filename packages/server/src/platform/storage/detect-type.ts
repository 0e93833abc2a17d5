import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { ApiFailure } from '../http/api-failure.ts';
import type { UploadRule } from '../http/bind.ts';
import { isPlainMp4 } from './mp4-shape.ts';
import { isPlainPdf } from './pdf-shape.ts';
import type { UploadedFile } from './uploaded-file.ts';

type Kind = UploadRule['kinds'][number];

const TYPES: Readonly<Record<Kind, UploadedFile['type']>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  csv: 'text/csv',
  any: 'application/octet-stream',
};

const NAMES: Readonly<Record<Kind, string>> = { jpeg: 'JPG', png: 'PNG', mp4: 'MP4', pdf: 'PDF', csv: 'CSV', any: '' };

export const NOT_MP4 = 'Harap hanya unggah video dengan format MP4';

/** Enough for every signature; the checks of each type read the rest of the file. */
const HEAD_BYTES = 4_100;

/**
 * Detects the type of a file from its bytes, ignoring the name and type that the sender claims. Refuses files that are
 * two types at once: PDF and MP4 by their structure, images by encoding them again (S22).
 * @throws ApiFailure 422 UPLOAD_REFUSED.
 */
export async function detectType(
  path: string,
  { kinds, wrongKind }: Pick<UploadRule, 'kinds' | 'wrongKind'>,
): Promise<UploadedFile['type']> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    const found = await fileTypeFromBuffer(head.subarray(0, bytesRead));
    // Text has no signature: bytes of no known type without a zero byte may be text.
    const isText = found === undefined && !head.subarray(0, bytesRead).includes(0);
    const kind = kinds.find((candidate) =>
      candidate === 'csv' ? isText : candidate === 'any' || TYPES[candidate] === found?.mime,
    );
    const plain =
      kind === 'pdf' ? await isPlainPdf(handle) : kind === 'mp4' ? await isPlainMp4(handle) : kind !== undefined;
    if (!kind || !plain) throw refused(kinds, wrongKind);
    return TYPES[kind];
  } finally {
    await handle.close();
  }
}

const refused = (kinds: readonly Kind[], wrongKind: string | undefined): ApiFailure => {
  const names = kinds.map((kind) => NAMES[kind]);
  const last = names.at(-1) ?? '';
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} atau ${last}` : last;
  return new ApiFailure(422, 'UPLOAD_REFUSED', wrongKind ?? `Berkas harus berupa ${list} yang utuh`);
};
