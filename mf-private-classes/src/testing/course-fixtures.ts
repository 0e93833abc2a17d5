import type { CourseRecord, CourseRow } from '@widya/contract/courses';

/** Fixture of a course; pass the fields that the story is about. */
export function courseRecord(changes: Partial<CourseRecord> = {}): CourseRecord {
  return {
    id: 7,
    course_code: 'KDM7Q2AB',
    title: 'Menulis Cerita Anak',
    active: 1,
    price: 149_000,
    non_discounted_price: null,
    is_discounted_price_null: true,
    course_image_url: null,
    topic_code: null,
    metrics: { waiting: 12, accepted: 240, pending: 0, income: 35_760_000 },
    created_at: '2026-03-02T02:00:00.000Z',
    updated_at: '2026-10-02T02:00:00.000Z',
    version: 3,
    ios_product_id: null,
    preview_video_url: 'https://video.example/pratinjau',
    description: '<p>Belajar kapan saja, <strong>sesuai irama sendiri</strong>.</p>',
    what_to_learn: ['Konsep dasar', '<b>Latihan</b> terbimbing'],
    category: ['Bahasa', 'Sastra'],
    additional_information: ['Sertifikat'],
    course_image_url_ios: null,
    custom_chapter_sequence: [],
    ...changes,
  };
}

const people = (accepted: number, waiting: number): CourseRow['metrics'] => ({
  accepted,
  waiting,
  pending: 0,
  income: accepted * 99_000,
});

/** Rows of the list: with participants, free, discounted, without registrations, and hidden. */
export const COURSES: readonly CourseRow[] = [
  courseRecord(),
  courseRecord({ id: 8, course_code: 'KDM8W3CD', title: 'Bahasa Inggris Dasar', price: 0, metrics: people(1_240, 0) }),
  courseRecord({
    id: 9,
    course_code: 'KDM9E4FG',
    title: 'Menyunting Naskah Mandiri',
    price: 99_000,
    non_discounted_price: 150_000,
    is_discounted_price_null: false,
    metrics: people(88, 4),
  }),
  courseRecord({ id: 10, course_code: 'KDMAR5HJ', title: 'Dasar Penerjemahan', metrics: people(0, 0) }),
  courseRecord({ id: 11, course_code: 'KDMBT6KM', title: 'Puisi untuk Pemula', active: 0, metrics: people(3, 0) }),
];

export const coursePage = (rows: readonly CourseRow[], total = rows.length) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total, counts: { shown: total, hidden: 1 } },
});
