import type { Merchandise } from '@widya/contract/merchandise';

/** Returns a square of one colour as a data URL, which needs no network. */
export const photo = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`;

const BASE: Merchandise = {
  id: 1,
  name: 'Buku Tenun Contoh',
  description:
    'Kumpulan motif tenun yang disusun peserta kelas, dengan cerita di balik setiap motif dan cara merawatnya.',
  price: 85_000,
  marketplace_link: 'https://toko.widya.example/buku-tenun-contoh-edisi-pertama',
  image_url: photo('teal'),
  other_image_url: [photo('tan'), photo('salmon'), photo('slateblue')],
  active: 1,
  activated: 1,
  is_claimed: 1,
  created_at: '2026-10-01T03:00:00.000Z',
  updated_at: '2026-11-10T03:00:00.000Z',
  version: 4,
};

/** Fixture of a merchandise item; pass the fields that the story is about. */
export const merchandise = (changes: Partial<Merchandise> = {}): Merchandise => ({ ...BASE, ...changes });

export const ITEMS: readonly Merchandise[] = [
  merchandise(),
  merchandise({
    id: 2,
    name: 'Kartu Pos Contoh',
    price: 0,
    marketplace_link: 'toko sebelah',
    image_url: null,
    other_image_url: [],
    activated: 0,
  }),
  merchandise({ id: 3, name: 'Totebag Contoh', activated: 0, is_claimed: 0, other_image_url: [] }),
];

export const DELETED = merchandise({ id: 4, name: 'Kalender Contoh', active: 0 });
