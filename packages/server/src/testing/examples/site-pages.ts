import { sitePages } from '../../platform/database/schema/public-site.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { multipart } from '../multipart.ts';
import { jpegWithExif } from '../sample-files.ts';
import type { Examples } from './example.ts';

/** Inserts or updates the site page of the book market, with a title and a text. */
export const insertBookMarket = (db: Tx, values: Partial<typeof sitePages.$inferInsert> = {}) => {
  const row = { title: 'Pasar Buku', body: '<p>Buku dari <b>peserta</b></p>', ...values };
  return db
    .insert(sitePages)
    .values({ slug: 'pasar-buku', ...row })
    .onConflictDoUpdate({ target: sitePages.slug, set: row });
};

export const sitePageExamples: Examples = {
  listSitePages: { make: async () => ({}) },
  updateSitePage: {
    make: async () => ({ params: { slug: 'festival-literasi' }, body: { title: 'Festival', body: '<p>Segera</p>' } }),
  },
  uploadSitePageImage: {
    make: async () => ({
      ...multipart({}, [{ field: 'upload', name: 'foto.jpg', type: 'image/jpeg', content: await jpegWithExif() }]),
    }),
  },
  readSitePage: {
    make: async ({ db }) => {
      await insertBookMarket(db);
      return { params: { slug: 'pasar-buku' } };
    },
  },
};
