import type { AdminLog } from '@widya/contract/admin-logs';
import type { Admin } from '@widya/contract/admins';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';

const BASE: Admin = {
  id: 2,
  email: 'ratna@widya.example',
  name: 'Ratna Contoh',
  phone_num: null,
  address: null,
  role: 'admin',
  menu: '["home","email","loglist"]',
  active: 1,
  created_at: '2026-01-05T02:00:00.000Z',
  last_login_at: '2026-11-20T01:30:00.000Z',
  email_confirmed_at: '2026-01-05T02:00:00.000Z',
  has_second_factor: false,
  version: 3,
};

/** Fixture of an admin; pass the fields that the story is about. */
export const admin = (changes: Partial<Admin> = {}): Admin => ({ ...BASE, ...changes });

/** The signed-in superadmin (id 1), a second one, and admins with each kind of menu. */
export const ADMINS: readonly Admin[] = [
  admin({
    id: 1,
    name: 'Sekar Contoh',
    email: 'superadmin@widya.example',
    role: 'superadmin',
    menu: '[]',
    has_second_factor: true,
  }),
  admin({ has_second_factor: true }),
  admin({ id: 3, name: 'Bagas Contoh', email: 'bagas@widya.example', role: 'superadmin', menu: '[]' }),
  admin({ id: 4, name: 'Kosong Contoh', email: 'kosong@widya.example', menu: '[]', last_login_at: null }),
  admin({ id: 5, name: 'Baru Contoh', email: 'baru@widya.example', menu: '["none"]', last_login_at: null }),
  admin({ id: 6, name: 'Lengkap Contoh', email: 'lengkap@widya.example', menu: JSON.stringify(GRANTABLE_KEYS) }),
];

export const BANNED = admin({ id: 7, name: 'Diblokir Contoh', email: 'blokir@widya.example', active: 0 });

/** Fixture of a log entry; pass the fields that the story is about. */
export const log = (changes: Partial<AdminLog> = {}): AdminLog => ({
  id: 41,
  admin_id: 2,
  name: 'Ratna Contoh',
  role: 'admin',
  code: 'UPDATE_CLASS',
  activity: 'Memperbarui kelas',
  object: 'class',
  object_id: 'MNA7Q2KD',
  object_label: 'Menyunting Naskah Akademik',
  owner: null,
  before: { price: 150_000, topic_code: 'Umum', description: '<p>Menulis.</p>', version: 3 },
  after: { price: 200_000, topic_code: 'Sastra', description: '<p>Menyunting <b>naskah</b>.</p>', version: 4 },
  request_id: 'req-contoh-9b1c',
  created_at: '2026-11-20T03:04:05.000Z',
  ...changes,
});

export const LOGS: readonly AdminLog[] = [
  log(),
  log({
    id: 40,
    code: 'CREATE_ADMIN',
    activity: 'Membuat admin',
    object: 'admin',
    object_id: '6',
    object_label: 'Lengkap Contoh',
    before: null,
    after: { name: 'Lengkap Contoh', role: 'admin', menu: '["home","email"]' },
    created_at: '2026-11-19T08:00:00.000Z',
  }),
  log({
    id: 39,
    admin_id: null,
    name: '',
    role: null,
    code: 'PAINT_WALL',
    activity: 'PAINT_WALL',
    object: 'wall',
    object_id: null,
    object_label: null,
    before: null,
    after: null,
    request_id: null,
    created_at: '2026-11-18T17:30:00.000Z',
  }),
];

/** Returns a page of a list in the shape of the API. */
export const pageOf = <Row>(rows: readonly Row[], total = rows.length) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total },
});
