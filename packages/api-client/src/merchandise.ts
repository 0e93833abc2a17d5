import type { Merchandise, MerchandiseChange, NewMerchandise } from '@widya/contract/merchandise';
import * as merchandise from '@widya/contract/merchandise';
import type { Uploaded } from '@widya/contract/uploads';
import { call, upload } from './api.ts';
import type { UploadOptions } from './client.ts';
import { changeRows } from './listing.ts';
import { useWrite } from './write.ts';

/** Actions on merchandise. Each rejects with an ApiError and updates the cached lists. */
export function useMerchandiseActions() {
  const write = useWrite([merchandise.readMerchandise, merchandise.listMerchandise]);
  return {
    create: (body: NewMerchandise) => write(call(merchandise.createMerchandise, { body })),
    /** Omitted fields stay unchanged. */
    update: (id: number, body: MerchandiseChange) =>
      write(call(merchandise.updateMerchandise, { params: { id }, body })),
    activate: (id: number) =>
      write(call(merchandise.updateMerchandise, { params: { id }, body: { activated: 1 } }), withActivated(id)),
    /** Soft delete. */
    remove: (id: number) => write(call(merchandise.deleteMerchandise, { params: { id } })),
    restore: (id: number) => write(call(merchandise.restoreMerchandise, { params: { id } })),
  };
}

const withActivated = (id: number) => (answer: unknown) =>
  changeRows<Merchandise>(answer, (row) => (row.id === id ? { ...row, activated: 1 } : row));

/**
 * Uploads a photo, JPEG or PNG of at most 5 MB; it is temporary until a record that contains it is saved.
 * @param id of an existing item; null for a new one (D126).
 */
export const uploadMerchandisePhoto = (
  file: Blob,
  id: number | null,
  options: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
): Promise<Uploaded> => {
  const sent = { file, fileName: file instanceof File ? file.name : 'foto.jpg', ...options };
  return id === null
    ? upload(merchandise.uploadMerchandisePhoto, sent)
    : upload(merchandise.uploadMerchandisePhotoOf, { params: { id }, ...sent });
};
