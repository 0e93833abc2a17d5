import { SITE_PAGE_SLUGS } from '@widya/contract/site-page-slugs';
import type { SitePage } from '@widya/contract/site-pages';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

/** Fixture of the page of the book market, which visitors see because it has a title and a text. */
export const bookMarket = (values: Partial<SitePage> = {}): SitePage => ({
  slug: 'pasar-buku',
  title: 'Pasar Buku Peserta',
  body: '<p>Buku karya <strong>peserta kelas</strong>, setiap Sabtu.</p>',
  image_url: null,
  button_label: 'Lihat buku',
  button_url: 'https://toko.example/buku',
  updated_at: '2026-11-20T03:00:00.000Z',
  version: 3,
  ...values,
});

const unwritten = (slug: SitePage['slug']): SitePage => ({
  slug,
  title: '',
  body: '',
  image_url: null,
  button_label: '',
  button_url: '',
  updated_at: null,
  version: 1,
});

export const sitePages = (first: SitePage = bookMarket()): SitePage[] =>
  SITE_PAGE_SLUGS.map((slug) => (slug === first.slug ? first : unwritten(slug)));

/** Fake API of the stories of edited pages, on which every call succeeds. */
export const sitePageApi = (): FakeApi => ({
  'GET /v1/site_pages': () => ({ body: sitePages() }),
  'PUT /v1/site_pages/:slug': ({ body }) => {
    const data = bookMarket({ ...(body as Partial<SitePage>), version: 4, updated_at: '2026-11-22T03:00:00.000Z' });
    return { body: { success: true, affectedRows: 1, data, version: 4 } };
  },
});
