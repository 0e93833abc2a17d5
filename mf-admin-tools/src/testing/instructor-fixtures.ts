import type { Instructor } from '@widya/contract/instructors';

const BASE: Instructor = {
  id: 1,
  name: 'Wulan Contoh',
  email: 'wulan@widya.example',
  position: 'Penyunting',
  description: '<p>Mengajar <strong>menulis</strong> sejak <em>2015</em>.</p>',
  instructor_image_url: null,
  has_second_factor: null,
  active: 1,
  created_at: '2026-01-10T02:00:00.000Z',
  version: 3,
};

export const instructor = (values: Partial<Instructor> = {}): Instructor => ({ ...BASE, ...values });

/** A photo as a data URL, which needs no network. */
const FACE =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><rect width="50" height="50" fill="%23c9dcec"/><circle cx="25" cy="20" r="9" fill="%230f4c82"/><rect x="9" y="32" width="32" height="18" rx="9" fill="%230f4c82"/></svg>';

export const INSTRUCTORS = [
  instructor({ instructor_image_url: FACE, has_second_factor: true }),
  instructor({ id: 2, name: 'Bayu Contoh', email: 'bayu@widya.example', position: null, description: null }),
  instructor({
    id: 3,
    name: 'Raden Ayu Kusumaningrum Widyastuti Prawirodirdjo, M.Hum.',
    email: 'raden.ayu.kusumaningrum.widyastuti@widya.example',
    position: 'Widyaiswara Ahli Utama Bidang Penyuntingan Naskah Dinas dan Tata Bahasa Indonesia',
    description: `<p>${'Menyunting naskah, menulis buku ajar, dan mendampingi peserta. '.repeat(6)}</p>`,
  }),
] as const;

export const DELETED = instructor({ id: 9, name: 'Lama Contoh', email: 'lama@widya.example', active: 0 });
