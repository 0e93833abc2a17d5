import { z } from 'zod';
import {
  flag,
  flagInput,
  idParam,
  instant,
  listAnswer,
  namedRecord,
  pageQuery,
  requiredText,
  rupiah,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';
import { uploadAnswer } from './uploads.schemas.ts';

export const merchandiseRow = namedRecord
  .extend({
    /** Plain text. */
    description: z.string(),
    price: rupiah,
    marketplace_link: z.string(),
    image_url: z.string().nullable(),
    /** Further photos, in display order. */
    other_image_url: z.array(z.string()),
    active: flag,
    activated: flag,
    is_claimed: flag,
    updated_at: instant,
  })
  .meta({ id: 'Merchandise' });

/** An item as visitors see it, without internal fields. */
export const publicMerchandise = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** Plain text. */
    description: z.string(),
    price: rupiah,
    /** Null when the stored text is not a valid address. */
    purchase_url: z.string().nullable(),
    /** The main photo first. */
    photos: z.array(z.string()),
  })
  .meta({ id: 'PublicMerchandise' });

const NO_PRICE = 'Mohon isi harga kreasi!';
const NO_PHOTO = 'Mohon upload foto utama kreasi!';

const name = requiredText(150, 'Mohon isi nama kreasi!', 'Nama kreasi paling panjang 150 karakter');
const description = requiredText(5_000, 'Mohon isi deskripsi kreasi!', 'Deskripsi paling panjang 5.000 karakter');
const price = z
  .number(NO_PRICE)
  .int('Harga harus rupiah utuh')
  .min(0, 'Harga tidak boleh negatif')
  .max(1_000_000_000, 'Harga paling banyak Rp1.000.000.000');
const marketplace_link = requiredText(
  1_000,
  'Mohon isi link pembelian kreasi!',
  'Link pembelian paling panjang 1.000 karakter',
);
const image_url = requiredText(500, NO_PHOTO);
const other_image_url = z.array(z.string().trim().min(1).max(500)).max(10, 'Foto lainnya paling banyak 10');

const written = writtenAnswer(merchandiseRow).extend({
  /** Warnings about accepted values. */
  warnings: z.array(z.string()),
});

export const merchandiseSchemas = {
  listMerchandise: {
    query: pageQuery.extend({
      /** `1` lists active items, `0` deleted ones. */
      active: z.enum(['1', '0']).optional(),
      sort: sortBy(['created_at', 'name', 'price']).default('-created_at'),
    }),
    answer: listAnswer(merchandiseRow),
  },
  listPublicMerchandise: { query: pageQuery, answer: listAnswer(publicMerchandise) },
  readMerchandise: { params: idParam, answer: merchandiseRow },
  createMerchandise: {
    body: z.object({
      name,
      description,
      price,
      marketplace_link,
      image_url,
      other_image_url: other_image_url.default([]),
    }),
    answer: written.omit({ affectedRows: true }).extend({ id: z.number().int() }),
  },
  updateMerchandise: {
    params: idParam,
    /** Omitted fields stay unchanged. */
    body: z
      .object({ name, description, price, marketplace_link, image_url, other_image_url, activated: flagInput })
      .partial()
      .extend({ version: version.optional() }),
    answer: written,
  },
  deleteMerchandise: { params: idParam, answer: written },
  restoreMerchandise: { params: idParam, answer: written },
  uploadMerchandisePhoto: { answer: uploadAnswer },
  uploadMerchandisePhotoOf: { params: idParam, answer: uploadAnswer },
};
