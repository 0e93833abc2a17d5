import type {
  EventMetrics,
  EventRecord,
  EventSession,
  EventTemplate,
  SessionRegistration,
} from '@widya/contract/events';

const DAY = 24 * 3_600_000;

/** Returns 09:00 WIB of the day that is `days` from now. */
const morning = (days: number): number => Math.floor((Date.now() + days * DAY) / DAY) * DAY + 2 * 3_600_000;
const instant = (time: number): string => new Date(time).toISOString();

export const eventSession = (changes: Partial<EventSession> = {}): EventSession => {
  const start = morning(12);
  return {
    id: 31,
    name: 'Gelar Wicara Penyunting',
    description: '',
    start_time: instant(start),
    end_time: instant(start + 2 * 3_600_000),
    startDate: instant(start).slice(0, 10),
    startTime: '09:00',
    endTime: '11:00',
    banner_url: null,
    bannerUrl: null,
    session_speaker: 'Ratri Contoh Wulandari',
    price: 75_000,
    quota: 200,
    online_payment: true,
    allow_registration: true,
    additional_information: JSON.stringify({
      online_mode: true,
      streamType: 'Zoom',
      streamingURL: 'https://zoom.example/j/77',
    }),
    templates: { waiting: 1, reminder: null, pending: null, rejected: null, accepted: null },
    version: 1,
    ...changes,
  };
};

/** Fixture of an event that is open for registration. Its session gets the event's times, price and quota. */
export function eventRecord(changes: Partial<EventRecord> = {}, session: Partial<EventSession> = {}): EventRecord {
  const shared = eventSession(session);
  const { start_time, end_time, price, quota } = { ...shared, ...changes };
  return {
    id: 7,
    name: 'Gelar Wicara Penyunting',
    type: 'Webinar',
    event_url: 'gelar-wicara-penyunting',
    publish_status: 'OPEN',
    timing: 'OPEN',
    published_at: instant(morning(-20)),
    venue: 'Daring',
    description: '<p>Penyunting bercerita tentang <strong>naskah pertama</strong> mereka.</p>',
    short_description: 'Terbuka untuk umum.',
    color_dark: null,
    color_primary: '#0f4c82',
    enabled: true,
    active: 1,
    event_banner_url: null,
    event_icon_url: null,
    additional_information: JSON.stringify({ layoutType: 'Layout1' }),
    required_visitor_information: JSON.stringify({ fields: ['Instansi'] }),
    version: 3,
    ...changes,
    start_time,
    end_time,
    price,
    quota,
    sessions: changes.sessions ?? [{ ...shared, start_time, end_time, price, quota }],
  };
}

/** Fixture of an event of two days, whose sessions are paid for separately. */
export const seriesEvent = (): EventRecord => {
  const [first, second] = [
    eventSession({ name: 'Hari pertama' }),
    eventSession({
      id: 32,
      name: 'Hari kedua',
      quota: 50,
      start_time: instant(morning(13)),
      end_time: instant(morning(13) + 2 * 3_600_000),
    }),
  ];
  return eventRecord({ sessions: [first, second] });
};

/** Fixture of an event that was never published. */
export const draftEvent = (changes: Partial<EventRecord> = {}): EventRecord =>
  eventRecord({ publish_status: 'DRAFT', timing: 'NOT_OPEN', published_at: null, ...changes });

const template = (id: number, template_type: string, name: string, html_template: string): EventTemplate => ({
  id,
  template_type,
  name,
  html_template,
});

export const EVENT_TEMPLATES: readonly EventTemplate[] = [
  template(1, 'waiting', 'Menunggu Pembayaran', '<p>Silakan membayar: {{tautan_pembayaran}}</p>'),
  template(2, 'waiting', 'Tanpa Tautan', '<p>Halo {{nama_peserta}}, mohon ditunggu.</p>'),
  template(3, 'accepted', 'Pendaftaran Diterima', '<p>Sampai jumpa, <b>{{nama_peserta}}</b>.</p>'),
  template(4, 'reminder', 'Pengingat', '<p>Masuk melalui {{tautan_kelas}}.</p>'),
  template(5, 'rejected', 'Penolakan', '<p>{{alasan_penolakan}}</p>'),
  template(6, 'general', 'Kabar Widya', '<p>Kabar terbaru.</p>'),
];

const PEOPLE = [
  ['Danu Contoh Wijaya', 'WAITING'],
  ['Galih Contoh Saputra', 'ACCEPTED'],
  ['Laksmi Contoh Maheswari', 'PENDING'],
  ['Ratna Contoh Prameswari', 'REJECTED'],
] as const;

/** Invented visitors, one of each status. */
export const REGISTRATIONS: readonly SessionRegistration[] = PEOPLE.map(([full_name, status], index) => ({
  id: index + 1,
  session_id: 31,
  full_name,
  email: `tamu${index + 1}@contoh.example`,
  phone_num: `+62812345678${index}0`,
  status,
  price: 75_000,
  rejection_message: status === 'REJECTED' ? 'Bukti pembayaran tidak terbaca' : null,
  registered_at: instant(morning(-index - 1)),
  accepted_at: status === 'ACCEPTED' ? instant(morning(-1)) : null,
  rejected_at: status === 'REJECTED' ? instant(morning(-1)) : null,
  checked_in_at: null,
  version: 1,
}));

/** Adds a person who is registered for the second session. */
export const SERIES_REGISTRATIONS: readonly SessionRegistration[] = [
  ...REGISTRATIONS,
  ...REGISTRATIONS.slice(0, 1).map((row) => ({ ...row, id: 9, session_id: 32, full_name: 'Wulan Contoh Lestari' })),
];

const series = (counts: readonly number[]) =>
  counts.map((count, index) => ({ day: `2026-11-${String(14 + index)}`, count }));

export const EVENT_METRICS: EventMetrics = {
  view_count: 1_284,
  check_in_count: 0,
  views: series([120, 96, 143, 210, 180, 164, 98]),
  registrations: series([12, 9, 14, 22, 18, 15, 7]),
  accepted_registrations: series([8, 7, 11, 16, 15, 9, 4]),
  categorized_registrant_count: { waiting: 24, accepted: 97, pending: 3, rejected: 5 },
  sessions: [
    { session_id: 31, name: 'Hari pertama', waiting: 14, accepted: 60, pending: 0, rejected: 4, check_in_count: 0 },
    { session_id: 32, name: 'Hari kedua', waiting: 10, accepted: 37, pending: 3, rejected: 1, check_in_count: 0 },
  ],
};
