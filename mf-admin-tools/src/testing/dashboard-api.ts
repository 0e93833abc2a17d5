import type { DashboardData, DashboardToday } from '@widya/contract/dashboard';
import type { Feedback } from '@widya/contract/feedback';
import type { Member } from '@widya/contract/members';
import type { Question } from '@widya/contract/questions';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from './admin-fixtures.ts';

const COUNTED = '2026-11-22T02:57:00.000Z';
const DAYS = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);

export const TODAY: DashboardToday = {
  counted_at: COUNTED,
  day: '2026-11-22',
  items: [
    { kind: 'class_without_link', count: 1 },
    { kind: 'registration_waiting', count: 1_194 },
    { kind: 'mail_failed', count: 3 },
    { kind: 'order_exception', count: 55 },
    { kind: 'question_unanswered', count: 0 },
    { kind: 'complaint_new', count: 12 },
  ],
};

export const FIGURES: Omit<DashboardData, 'counted_at'> = {
  totals: {
    members: 196_018,
    accepted: 512_304,
    waiting: 4_120,
    class_income: 12_345_600_000,
    course_income: 81_250_000,
  },
  registrationData: DAYS.map((day, index) => ({ day, classes: 210 + index * 13, courses: 40 - index * 4 })),
  memberGenderData: [
    { gender: 'F', count: 98_890 },
    { gender: 'M', count: 82_100 },
    { gender: null, count: 15_028 },
  ],
  memberLoginData: DAYS.map((day, index) => ({ day, count: 700 + index * 40 })),
  memberUserRegisterData: DAYS.map((day, index) => ({ day, count: index === 2 ? 0 : 60 + index * 9 })),
  memberCityData: [
    { city: 'Kota Bandung', count: 9_120 },
    { city: 'Kota Administrasi Jakarta Selatan', count: 8_411 },
    { city: 'Kota Surabaya', count: 7_802 },
    { city: 'Kab. Sleman', count: 5_333 },
    { city: 'Kota Makassar', count: 4_210 },
  ],
  memberAgeData: { below_17: 6_120, between_18_24: 61_204, between_25_39: 79_220, more_40: 31_107, unknown: 18_367 },
};

/** The key of the response that each part fills. */
const KEYS = {
  totals: 'totals',
  registration: 'registrationData',
  gender: 'memberGenderData',
  login: 'memberLoginData',
  register: 'memberUserRegisterData',
  city: 'memberCityData',
  age: 'memberAgeData',
} as const;

export const partOf = (part: string | null, figures: Omit<DashboardData, 'counted_at'> = FIGURES): DashboardData => {
  const key = KEYS[part as keyof typeof KEYS];
  return { counted_at: COUNTED, [key]: figures[key] };
};

const question = (changes: Partial<Question> & { readonly id: number }): Question => ({
  class_code: 'MNA7Q2KD',
  class_name: 'Menyunting Naskah Akademik',
  question: '<p>Apakah <b>rekaman</b> kelas dapat diunduh?</p>',
  answer: null,
  full_name: 'Laksmi Contoh',
  member_id: 7,
  participant_id: 70,
  email: 'laksmi@contoh.example',
  asked_at: '2026-11-21T17:05:00.000Z',
  answered_at: null,
  answered_by: null,
  active: 1,
  version: 1,
  ...changes,
});

const feedback = (changes: Partial<Feedback> & { readonly id: number }): Feedback => ({
  participant_id: 70,
  full_name: 'Danu Contoh',
  email: 'danu@contoh.example',
  class_code: 'MNA7Q2KD',
  class_name: 'Menyunting Naskah Akademik',
  topik_sesuai: 5,
  topik_dipahami: 4,
  pengajar_jelas: 4,
  pengajar_interaktif: 3,
  pendaftaran_mudah: 5,
  mekanisme_jelas: 4,
  masukan: 'Materinya padat dan contohnya dekat dengan pekerjaan sehari-hari.',
  kelas_yang_diinginkan: '',
  question: '',
  note: '',
  active: 1,
  average: 3.83,
  image_url: null,
  created_at: '2026-11-20T04:00:00.000Z',
  version: 1,
  ...changes,
});

const member = (id: number, full_name: string): Member => ({
  id,
  email: `orang-${id}@contoh.example`,
  full_name,
  phone_num: '+6281234567890',
  organization: 'Sekolah Contoh',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  date_of_birth: '1998-08-17',
  gender: 'F',
  subscribe_newsletter: false,
  newsletter_source: null,
  newsletter_changed_at: null,
  is_claimed: true,
  activated: true,
  active: 1,
  duplicate_of_id: null,
  anonymised_at: null,
  last_login_at: null,
  created_at: COUNTED,
  updated_at: COUNTED,
  version: 1,
});

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><path fill="#7a2e1d" d="M0 0h96v96H0z"/></svg>')}`;

const classRow = (code: string, name: string, status: string, class_image_url: string | null = null) => ({
  id: 1,
  code,
  name,
  active: 1,
  permanent: false,
  status,
  topic_code: '0',
  topic_name: 'Umum',
  topic_active: 1,
  class_date: '2026-11-24',
  start_time: '2026-11-24T02:00:00.000Z',
  end_time: '2026-11-24T04:30:00.000Z',
  registration_start_time: null,
  registration_end_time: null,
  price: 150_000,
  quota: 100,
  note: null,
  speaker: null,
  class_image_url,
  metrics: { waiting: 6, accepted: 82, pending: 0, income: 11_400_000 },
  todos: [],
  publish_status: 'OPEN',
  certificate_count: 0,
  updated_at: COUNTED,
  version: 1,
});

/** Returns a page of the class list with the counts of its tabs. */
export const classPageOf = (rows: readonly ReturnType<typeof classRow>[], total = rows.length) => {
  const page = pageOf(rows, total);
  return { ...page, meta: { ...page.meta, counts: { upcoming: total, archive: total, todo: 0, draft: 0 } } };
};

const rated = (class_code: string, class_name: string, average: number) => ({
  class_code,
  class_name,
  class_date: '2026-11-10',
  participants: 82,
  count: 34,
  average,
  criteria: {
    topik_sesuai: 4.5,
    topik_dipahami: 4.12,
    pengajar_jelas: 4.4,
    pengajar_interaktif: 3.9,
    pendaftaran_mudah: 4.7,
    mekanisme_jelas: 4.2,
  },
});

const PEOPLE = ['Ani Contoh', 'Bunga Contoh', 'Citra Contoh'].map((name, index) => member(index + 1, name));
const people = () => ({ body: pageOf(PEOPLE, 9_120) });

/** Fake API of the stories of the dashboard, on which every call succeeds. */
export const dashboardApi = (): FakeApi => ({
  'GET /v1/dashboard/today': () => ({ body: TODAY }),
  'GET /v1/dashboard/data': ({ query }) => ({ body: partOf(query.get('part')) }),
  'GET /v1/dashboard/weeklyCourseRegistrations': () => ({
    body: Array.from({ length: 12 }, (_, index) => ({
      raw_max: new Date(Date.UTC(2026, 10, 22 - (11 - index) * 7)).toISOString().slice(0, 10),
      registration_count: 20 + ((index * 7) % 23),
    })),
  }),
  'GET /v1/dashboard/questions': ({ query }) => ({
    body: {
      totalPages: 9,
      questions: [1, 2, 3, 4, 5].map((n) =>
        question({
          id: n,
          full_name: `Penanya ${query.get('page')}-${n}`,
          answer: n % 2 === 0 ? '<p>Ya</p>' : null,
        }),
      ),
    },
  }),
  'GET /v1/dashboard/feedbacks': ({ query }) => ({
    body: {
      totalPages: 4,
      participantFeedbacks: [1, 2, 3, 4, 5].map((n) =>
        feedback({ id: n, full_name: `Pemberi ${query.get('page')}-${n}`, ...(n === 3 && { masukan: '' }) }),
      ),
    },
  }),
  'GET /v1/dashboard/feedback_data': () => ({
    body: pageOf([
      rated('MNA7Q2KD', 'Menyunting Naskah Akademik', 3.6),
      rated('PSP9HMAA', 'Siaran Pers yang Dibaca', 3.4),
      rated('SRT5KPLL', 'Menulis Surat Dinas', 3.71),
    ]),
  }),
  'GET /v1/class': ({ query }) => ({
    body: classPageOf(
      query.get('tab') === 'archive'
        ? [classRow('SRT5KPLL', 'Menulis Surat Dinas', 'ENDED'), classRow('PSP9HMAA', 'Siaran Pers', 'ENDED')]
        : [
            classRow('MNA7Q2KD', `Menyunting Naskah ${query.get('page')}`, 'REGISTRATION', PICTURE),
            classRow('KBS2ABCD', 'Kebahasaan untuk Pelayanan Publik di Daerah dan Kecamatan', 'CLOSED'),
            classRow('TRJ8XYZA', 'Penerjemahan Dasar', 'UPCOMING'),
          ],
      11,
    ),
  }),
  'GET /v1/dashboard/filteredUser': people,
  'GET /v1/dashboard/filteredUserByRegistrationDate': people,
  'GET /v1/dashboard/filteredUserByAge': people,
  'GET /v1/dashboard/filteredUserByCourseRegistrationDateRange': people,
});
