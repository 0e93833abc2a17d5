import type { Participant, ParticipantOrder, ParticipantSummary } from '@widya/contract/participants';

export const ORDER: ParticipantOrder = {
  order_id: 'WDY-20261118-0042',
  paid_status: 'settlement',
  fraud_status: 'accept',
  amount: 135_000,
  discount: 15_000,
  payment_type: 'bank_transfer',
  snap_payment_url: 'https://bayar.example/0042',
  created_at: '2026-11-18T02:58:40.000Z',
  should_expire_at: '2026-11-19T02:58:40.000Z',
  paid_at: '2026-11-18T03:04:09.000Z',
  expired_at: null,
  rejected_at: null,
};

/** Fixture of a participant; pass the fields that the story is about. */
export function participant(change: Partial<Participant> = {}): Participant {
  const full_name = change.full_name ?? 'Siti Contoh';
  const city = change.city ?? 'Kota Bandung';
  return {
    id: 48_213,
    class_code: 'MNA7Q2KD',
    class_name: 'Menyunting Naskah Akademik',
    status: 'ACCEPTED',
    label: 'TERDAFTAR',
    full_name,
    email: 'siti@contoh.example',
    phone_num: '+6281234567890',
    organization: 'Dinas Contoh Jawa Barat',
    province: 'Jawa Barat',
    city,
    member: {
      id: 7_001,
      full_name,
      organization: 'Dinas Contoh Jawa Barat',
      phone_num: '+6281234567890',
      province: 'Jawa Barat',
      city,
      subscribe_newsletter: true,
      active: 1,
    },
    source: 'Media sosial',
    price: 150_000,
    voucher: null,
    invited: false,
    note: '',
    participant_note: '',
    status_change_info: '',
    is_present: false,
    predicate: null,
    certificate_url: null,
    certificate_revoked_at: null,
    progress: null,
    registered_at: '2026-11-18T02:58:31.000Z',
    created_at: '2026-11-18T02:58:31.000Z',
    accepted_at: '2026-11-18T03:04:10.000Z',
    confirmed_at: '2026-11-18T05:00:00.000Z',
    rejected_at: null,
    confirm_by: null,
    order: null,
    version: 3,
    ...change,
  };
}

/** One participant in each state. */
export const SEVEN: readonly Participant[] = [
  participant({
    order: ORDER,
    voucher: { code: 'MERDEKA', amount: null, percentage: 10 },
    price: 135_000,
    is_present: true,
    predicate: 'Istimewa',
    certificate_url: '/files/certificates/48213.pdf',
    note: 'Mohon sertifikat dengan gelar lengkap sebelum akhir bulan.',
    participant_note: 'Mohon sertifikat dengan gelar.',
  }),
  participant({
    id: 48_214,
    full_name: 'Agus Contoh',
    email: 'agus@contoh.example',
    status: 'WAITING',
    accepted_at: null,
    confirmed_at: null,
    order: { ...ORDER, order_id: 'WDY-20261118-0043', paid_status: 'pending', paid_at: null },
  }),
  participant({
    id: 48_215,
    full_name: 'I Made Contoh',
    email: 'made@contoh.example',
    invited: true,
    price: 0,
    confirmed_at: null,
    status_change_info: 'Invited',
    city: 'Kota Denpasar',
    province: 'Bali',
  }),
  participant({
    id: 48_216,
    full_name: 'Nurul Contoh',
    email: 'nurul@contoh.example',
    status: 'PENDING',
    accepted_at: null,
    confirmed_at: null,
  }),
  participant({
    id: 48_217,
    full_name: 'Yohanes Contoh',
    email: 'yohanes@contoh.example',
    status: 'REJECTED',
    status_change_info: 'Kuota kelas sudah penuh.',
    accepted_at: null,
    confirmed_at: null,
    rejected_at: '2026-11-19T02:00:00.000Z',
  }),
  participant({
    id: 48_218,
    full_name: 'Ratna Contoh',
    email: 'ratna@contoh.example',
    status: 'EXPIRED',
    accepted_at: null,
    confirmed_at: null,
    voucher: { code: 'HEMAT', amount: 50_000, percentage: null },
  }),
  participant({ id: 48_219, full_name: 'Bima Contoh', email: 'bima@contoh.example', is_present: true }),
];

export const FIFTY: readonly Participant[] = Array.from({ length: 50 }, (_, at) =>
  participant({
    ...SEVEN[at % SEVEN.length],
    id: 50_000 + at,
    full_name: at % 9 === 0 ? `Contoh ${'Bernama Panjang Sekali '.repeat(4)}` : `Peserta Contoh ${at + 1}`,
    email: `peserta.contoh.${at + 1}@balai-pelatihan-yang-panjang.example`,
  }),
);

const COUNTS = { all: 126, accepted: 82, waiting: 18, rejected: 22, queue: 4 };

/** Returns a page of a list in the shape of the API. */
export const pageOf = (rows: readonly Participant[], total = rows.length, counts = COUNTS) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total, counts },
});

export const SUMMARY: ParticipantSummary = {
  id: 11,
  code: 'MNA7Q2KD',
  name: 'Menyunting Naskah Akademik',
  price: 150_000,
  quota: 100,
  free_places: 0,
  online_payment: true,
  start_time: '2026-11-24T02:00:00.000Z',
  end_time: '2026-11-24T04:30:00.000Z',
  counts: { registrants: 100, accepted: 82, waiting: 18, pending: 4, rejected: 22, invited: 9, present: 41 },
  income: 12_300_000,
  weekly_until: null,
  weekly: [
    ['2026-10-02', 4],
    ['2026-10-09', 9],
    ['2026-10-16', 12],
    ['2026-10-23', 18],
    ['2026-10-30', 7],
    ['2026-11-06', 22],
    ['2026-11-13', 31],
    ['2026-11-20', 23],
  ].map(([raw_max, registration_count]) => ({
    raw_max: String(raw_max),
    registration_count: Number(registration_count),
  })),
  regions: [
    { province: 'Bali', city: 'Kota Denpasar', count: 12 },
    { province: 'Jawa Barat', city: 'Kabupaten Garut', count: 8 },
    { province: 'Jawa Barat', city: 'Kota Bandung', count: 61 },
    { province: 'Jawa Timur', city: 'Kota Surabaya', count: 45 },
  ],
};
