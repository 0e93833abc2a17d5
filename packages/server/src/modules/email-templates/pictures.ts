import { PUBLIC_FILE } from '@widya/contract/file-address';
import { eq } from 'drizzle-orm';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Config } from '../../platform/config/config.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { attachFile } from '../../platform/storage/stored-files.ts';

const UPLOADED = new RegExp(`<img [^>]*src="(${PUBLIC_FILE})"`, 'g');

/** Removes the files' origin from addresses of uploaded pictures, so that moving the files changes no mail. */
export const withoutOrigin = (html: string, { filesUrl }: Pick<Config, 'filesUrl'>): string =>
  filesUrl === null ? html : html.replaceAll(`src="${filesUrl}/files/`, 'src="/files/');

const refused = () => new ApiFailure(422, 'UPLOAD_REFUSED', 'Gambar di isi surel tidak ditemukan. Unggah sekali lagi.');

/**
 * Makes the uploaded pictures of a mail permanent; pictures already attached to another record stay there.
 * @param record for example `email-template:12`
 * @throws ApiFailure 422 when a picture no longer exists, or is a temporary upload of somebody else (S23).
 */
export async function storePictures(tx: Tx, caller: Caller, html: string, record: string): Promise<void> {
  const keys = new Set([...html.matchAll(UPLOADED)].map(([, address = '']) => fileKeyOf(address) ?? ''));
  // Sorted, so that two mails with the same pictures cannot deadlock.
  for (const key of [...keys].toSorted()) {
    const [file] = await tx
      .select({ attachedTo: files.attached_to })
      .from(files)
      .where(eq(files.key, key))
      .for('update');
    if (file === undefined) throw refused();
    if (file.attachedTo === null) await attachFile(tx, caller, key, record);
  }
}
