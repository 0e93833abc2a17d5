import type { EmailAttachment } from '@widya/contract/email-templates';
import { MAIL_MAX_BYTES } from '@widya/contract/email-templates';
import { and, eq, inArray, like, or } from 'drizzle-orm';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { attachFile } from '../../platform/storage/stored-files.ts';

/** A file of a mail; `path` is its storage key. */
export interface StoredAttachment {
  readonly filename: string;
  readonly path: string;
  readonly type: string;
}

const refused = () =>
  new ApiFailure(422, 'UPLOAD_REFUSED', 'Lampiran tidak ditemukan. Unggah sekali lagi.', {
    errors: { attachments: 'Lampiran tidak ditemukan. Unggah sekali lagi.' },
  });

const tooLarge = () =>
  new ApiFailure(413, 'TOO_LARGE', 'Semua lampiran bersama-sama paling besar 25 MB', {
    errors: { attachments: 'Semua lampiran bersama-sama paling besar 25 MB' },
  });

/**
 * Finds attachments among the caller's own uploads and the files of broadcasts, which all staff with the mail key may
 * reuse; no other file is ever read (S23).
 * @throws ApiFailure 422 for anything else, 413 when they are too large together (S22). Source: D76.
 */
export async function findAttachments(
  tx: Tx,
  { kind, id }: Caller,
  wanted: readonly EmailAttachment[],
): Promise<StoredAttachment[]> {
  const keys = wanted.map(({ path }) => fileKeyOf(path));
  if (keys.some((key) => key === null)) throw refused();
  const found =
    keys.length === 0
      ? []
      : await tx
          .select({ key: files.key, size: files.size, type: files.content_type })
          .from(files)
          .where(
            and(
              inArray(files.key, keys as string[]),
              or(and(eq(files.owner_kind, kind), eq(files.owner_id, id)), like(files.attached_to, 'email-broadcast:%')),
            ),
          );
  const fileByKey = new Map(found.map((file) => [file.key, file]));
  if (wanted.some((_, n) => !fileByKey.has(keys[n] ?? ''))) throw refused();
  const bytes = keys.reduce((sum, key) => sum + (fileByKey.get(key ?? '')?.size ?? 0), 0);
  if (bytes > MAIL_MAX_BYTES) throw tooLarge();
  return wanted.map(({ filename }, n) => {
    const key = keys[n] ?? '';
    return { filename, path: key, type: fileByKey.get(key)?.type ?? '' };
  });
}

/** Makes the files of a mail permanent; files already attached to another record stay there. */
export async function storeAttachments(
  tx: Tx,
  caller: Caller,
  attachments: readonly StoredAttachment[],
  record: string,
): Promise<void> {
  for (const path of new Set(attachments.map((file) => file.path))) {
    const [file] = await tx
      .select({ attachedTo: files.attached_to })
      .from(files)
      .where(eq(files.key, path))
      .for('update');
    if (file?.attachedTo === null) await attachFile(tx, caller, path, record);
  }
}
