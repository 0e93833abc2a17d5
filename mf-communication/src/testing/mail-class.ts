import { type ClassRecord, readClass } from '@widya/contract/classes';
import { blankAnswer } from '@widya/remote-kit/testing/blank-answer';

const INSTANT = '2026-11-20T02:00:00.000Z';

/** The class of the stories of mails. */
export const MAIL_CLASS: ClassRecord = {
  ...blankAnswer(readClass),
  id: 1,
  code: 'MNA7Q2KD',
  name: 'Menyunting Naskah Akademik',
  title: 'Menyunting Naskah Akademik',
  active: 1,
  status: 'REGISTRATION',
  publish_status: 'OPEN',
  published_at: INSTANT,
  topic_code: 'PNYT3A4B',
  topic_name: 'Penyuntingan',
  topic_active: 1,
  class_date: '2026-11-27',
  start_date: '2026-11-27',
  start_time: '2026-11-27T02:00:00.000Z',
  end_time: '2026-11-27T04:30:00.000Z',
  registration_start_date: '2026-11-20',
  registration_start_time: INSTANT,
  registration_end_date: '2026-11-27',
  registration_end_time: '2026-11-27T00:00:00.000Z',
  price: 150_000,
  is_discounted_price_null: true,
  online_payment: true,
  quota: 100,
  metrics: { waiting: 18, accepted: 82, pending: 0, income: 11_850_000 },
  accepted_template_id: 1,
  created_at: INSTANT,
  updated_at: INSTANT,
  version: 3,
};
