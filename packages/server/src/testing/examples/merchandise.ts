import { merchandise } from '../../platform/database/schema/public-site.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { multipart } from '../multipart.ts';
import { jpegWithExif } from '../sample-files.ts';
import type { Example, Examples } from './example.ts';

let counter = 0;

/** Inserts an active product. */
export async function insertMerchandise(db: Tx, values: Partial<typeof merchandise.$inferInsert> = {}) {
  counter += 1;
  const own = { name: `Kreasi Uji ${counter}`, description: 'Dibuat untuk pengujian', price: 50_000 };
  const [row] = await db
    .insert(merchandise)
    .values({ ...own, marketplace_link: 'https://toko.example/1', ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

/** Returns a valid body of `createMerchandise`. */
export const merchandiseBody = () => ({
  name: 'Kreasi Baru Uji',
  description: 'Dibuat bersama peserta',
  price: 75_000,
  marketplace_link: 'https://toko.example/kreasi',
  image_url: 'https://gambar.example/kreasi.jpg',
});

const picture = async () =>
  multipart({}, [{ field: 'upload', name: 'foto.jpg', type: 'image/jpeg', content: await jpegWithExif() }]);
const onMerchandise: Example = { make: async ({ db }) => ({ params: { id: (await insertMerchandise(db)).id } }) };

export const merchandiseExamples: Examples = {
  listMerchandise: { make: async () => ({ query: { page: '1', active: '1' } }) },
  listPublicMerchandise: {
    make: async ({ db }) => {
      await insertMerchandise(db);
      return { query: { page: '1' } };
    },
  },
  readMerchandise: onMerchandise,
  createMerchandise: { make: async () => ({ body: merchandiseBody() }) },
  updateMerchandise: {
    make: async ({ db }) => ({ params: { id: (await insertMerchandise(db)).id }, body: { price: 80_000 } }),
  },
  deleteMerchandise: onMerchandise,
  restoreMerchandise: {
    make: async ({ db }) => ({ params: { id: (await insertMerchandise(db, { active: 0 })).id } }),
  },
  uploadMerchandisePhoto: { make: async () => ({ ...(await picture()) }) },
  uploadMerchandisePhotoOf: {
    make: async ({ db }) => ({ params: { id: (await insertMerchandise(db)).id }, ...(await picture()) }),
  },
};
