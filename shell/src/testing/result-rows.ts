import type { ClassRow } from '@widya/contract/classes';
import type { CourseRow } from '@widya/contract/courses';

const INSTANT = '2026-11-20T02:00:00.000Z';

/** A class in the search results of the palette. */
export const RESULT_CLASS: ClassRow = {
  id: 1,
  code: 'MNA7Q2',
  name: 'Menyunting Naskah Akademik',
  active: 1,
  permanent: false,
  status: 'REGISTRATION',
  topic_code: 'PNYT3A4B',
  topic_name: 'Penyuntingan',
  topic_active: 1,
  class_date: '2026-11-27',
  start_time: '2026-11-27T02:00:00.000Z',
  end_time: '2026-11-27T04:30:00.000Z',
  registration_start_time: INSTANT,
  registration_end_time: '2026-11-27T00:00:00.000Z',
  price: 150_000,
  quota: 100,
  note: null,
  speaker: null,
  class_image_url: null,
  metrics: { waiting: 0, accepted: 0, pending: 0, income: 0 },
  todos: [],
  publish_status: 'OPEN',
  certificate_count: 0,
  updated_at: INSTANT,
  version: 1,
};

/** A course in the search results of the palette. */
export const RESULT_COURSE: CourseRow = {
  id: 7,
  course_code: 'KDM7Q2',
  title: 'Naskah Mandiri',
  active: 1,
  price: 0,
  non_discounted_price: null,
  is_discounted_price_null: true,
  course_image_url: null,
  topic_code: null,
  metrics: { waiting: 0, accepted: 0, pending: 0, income: 0 },
  created_at: INSTANT,
  updated_at: INSTANT,
  version: 1,
};
