import type {
  PersonCertificate,
  PersonComplaint,
  PersonFeedback,
  PersonHead,
  PersonMail,
  PersonOrder,
  PersonPresence,
  PersonQuestion,
  PersonRegistration,
  PersonTest,
} from '@widya/contract/person';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { SITI } from '../screens/users/story-users.ts';
import { classParticipantApi } from './participant-api.ts';
import { PERSON } from './person-fixtures.ts';

const AT = '2026-11-18T03:00:00.000Z';
const CLASS = { kind: 'class', code: 'MNA7Q2KD', name: 'Menyunting Naskah Akademik' } as const;
const COURSE = { kind: 'course', code: 'TATA01', name: 'Tata Bahasa untuk Editor' } as const;

export const HEAD: PersonHead = {
  id: 1,
  full_name: 'Siti Contoh',
  email: 'siti@contoh.example',
  parts: [
    'registrations',
    'orders',
    'certificates',
    'mails',
    'tests',
    'feedback',
    'presence',
    'questions',
    'complaints',
  ],
  member: { ...SITI, invitation: null },
  contact: {
    phone_num: '+6281234567890',
    organization: 'Sekolah Contoh',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
  },
};

const REGISTRATIONS: readonly PersonRegistration[] = [
  ...PERSON.registrations.map((row) => ({
    ...row,
    progress: null,
    confirm_by: null,
    note: row.status === 'ACCEPTED' ? 'Mohon sertifikat dengan gelar' : '',
    participant_note: '',
  })),
  {
    ...COURSE,
    id: 77,
    status: 'ACCEPTED',
    label: 'TERDAFTAR',
    price: 0,
    predicate: null,
    is_present: false,
    progress: 40,
    confirm_by: null,
    registered_at: '2026-03-02T02:00:00.000Z',
    note: '',
    participant_note: 'Belajar malam hari',
  },
  {
    id: 512,
    kind: 'event',
    code: 'gelar-wicara-penyunting',
    name: 'Gelar Wicara Penyunting',
    status: 'ACCEPTED',
    label: 'TERDAFTAR',
    price: 0,
    predicate: null,
    is_present: true,
    progress: null,
    confirm_by: null,
    registered_at: '2026-02-14T02:00:00.000Z',
  },
];

/** A registration that waits for payment in a class that has not begun. */
export const UPCOMING: PersonRegistration = {
  ...CLASS,
  id: 48_214,
  status: 'WAITING',
  label: 'MENUNGGU PEMBAYARAN',
  price: 150_000,
  predicate: null,
  is_present: false,
  progress: null,
  confirm_by: null,
  registered_at: '2026-11-18T02:58:31.000Z',
  note: '',
  participant_note: '',
};

const settled = { returned_amount: 0, exception: null, exception_resolved_at: null };
const ORDERS: readonly PersonOrder[] = (PERSON.orders ?? []).flatMap((order) => [
  { ...order, ...settled, id: 11 },
  {
    ...order,
    id: 12,
    order_id: 'WDY-20260502-0007',
    label: 'Menulis Siaran Pers',
    paid_status: 'refund',
    returned_amount: 135_000,
    exception: 'RETURNED',
    exception_resolved_at: null,
  },
]);

const CERTIFICATES: readonly PersonCertificate[] = PERSON.certificates.map((row, at) => ({
  ...row,
  owner: at === 0 ? CLASS : { ...CLASS, code: 'PSP9HMAA', name: 'Menulis Siaran Pers' },
  former_name: at === 0 ? 'Siti C.' : null,
}));

const MAILS: readonly PersonMail[] = [
  {
    id: 'antre-10',
    subject: 'Sertifikat Anda',
    scenario: 'GENERAL',
    status: 'queued',
    error: null,
    created_at: '2026-11-20T03:04:12.000Z',
    log_id: null,
  },
  ...PERSON.mails.map((row) => ({ ...row, log_id: Number(row.id) })),
];

const TESTS: readonly PersonTest[] = [
  { ...CLASS, id: 'class-1', title: null, score: 87.5, scored_by_hand: true, created_at: AT },
  { ...COURSE, id: 'course-77-3', title: 'Kuis kalimat efektif', score: 60, scored_by_hand: false, created_at: AT },
];

const FEEDBACK: readonly PersonFeedback[] = [
  { ...CLASS, id: 'class-1', value: 3.83, text: 'Contohnya membantu.', active: true, created_at: AT },
  { ...COURSE, id: 'course-2', value: 4, text: '', active: false, created_at: AT },
];

const PRESENCE: readonly PersonPresence[] = [{ id: 5, class_code: CLASS.code, class_name: CLASS.name, created_at: AT }];

const QUESTIONS: readonly PersonQuestion[] = [
  {
    id: 6,
    class_code: CLASS.code,
    class_name: CLASS.name,
    question: '<p>Kapan rekaman <b>dibagikan</b>?</p>',
    answer: null,
    answered_by: null,
    asked_at: AT,
  },
];

const COMPLAINTS: readonly PersonComplaint[] = [
  {
    id: 7,
    class_name: CLASS.name,
    complaint: 'Ruang Zoom penuh.',
    note: 'Sudah ditelepon',
    status: 'IN_PROGRESS',
    created_at: AT,
  },
];

/** Fake API of the stories of the page, on which every part succeeds. */
export const personApi = (head: PersonHead = HEAD): FakeApi => ({
  'GET /v1/members/by_email': ({ query }) =>
    query.get('email') === HEAD.email ? { body: { id: 1 } } : refusal(404, 'NOT_FOUND', 'Pengguna tidak ditemukan'),
  'GET /v1/member/:id/person': ({ params }) =>
    params.id === String(head.id) ? { body: head } : refusal(404, 'NOT_FOUND', 'Pengguna tidak ditemukan'),
  'GET /v1/member/:id/person/registrations': () => ({ body: REGISTRATIONS }),
  'GET /v1/member/:id/person/orders': () => ({ body: ORDERS }),
  'GET /v1/member/:id/person/certificates': () => ({ body: CERTIFICATES }),
  'GET /v1/member/:id/person/mails': () => ({ body: MAILS }),
  'GET /v1/member/:id/person/tests': () => ({ body: TESTS }),
  'GET /v1/member/:id/person/feedback': () => ({ body: FEEDBACK }),
  'GET /v1/member/:id/person/presence': () => ({ body: PRESENCE }),
  'GET /v1/member/:id/person/questions': () => ({ body: QUESTIONS }),
  'GET /v1/member/:id/person/complaints': () => ({ body: COMPLAINTS }),
  ...classParticipantApi(),
});
