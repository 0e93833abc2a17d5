/** Indonesian nouns of logged objects, by the part of an activity code after its first underscore. */
const NOUNS = {
  CLASS: 'kelas',
  COURSE: 'kelas daring mandiri',
  QUESTION: 'pertanyaan',
  TOPIC: 'topik',
  MEMBER: 'pengguna',
  INVITATION: 'undangan pengguna',
  LIVE_STREAMING: 'siaran langsung',
  ADMIN: 'admin',
  MERCHANDISE: 'kreasi',
  INSTRUCTOR: 'widyaiswara',
  APITOKEN: 'token API',
  WEBHOOK: 'webhook',
  APPTOKEN: 'token aplikasi',
  ADDRESSCODE: 'kode alamat surel',
  ADDRESSPROOF: 'perangkat peserta',
  DATAREQUEST: 'permintaan data pribadi',
  PUSHDEVICE: 'perangkat notifikasi',
  PARTICIPANT: 'peserta',
  COURSE_PARTICIPANT: 'peserta kelas daring mandiri',
  PRESENCEFORM: 'formulir presensi',
  VOUCHER: 'voucher',
  ORDER: 'transaksi',
  DOCUMENT_FORM: 'formulir dokumen',
  STRINGS: 'tampilan antarmuka',
  SITE_PAGE: 'halaman situs',
  NOTIFICATION: 'notifikasi',
  CLASS_INSTRUCTOR: 'widyaiswara kelas',
  COURSE_INSTRUCTOR: 'widyaiswara kelas daring mandiri',
  COURSE_CHAPTER: 'bab',
  COURSE_SUB_CHAPTER: 'subbab',
  COURSE_RATING: 'penilaian kelas daring mandiri',
  FEEDBACK: 'umpan balik',
  COMPLAINT: 'aduan',
  EMAIL: 'surel',
  EMAILTEMPLATE: 'templat surel',
  SUPPRESSION: 'alamat tanpa siaran surel',
  PROFILE: 'profil',
  PASSWORD: 'kata sandi',
  SESSION: 'sesi',
  SECONDFACTOR: 'faktor kedua',
  SINGLESIGNON: 'akun organisasi',
  TOTP: 'aplikasi autentikator',
  PASSKEY: 'passkey',
  RECOVERYCODES: 'kode pemulihan',
  LOG: 'log',
  FILE: 'berkas',
  ZOOMMEETING: 'rapat Zoom',
  TASK: 'proses',
  PRESENCE: 'presensi',
  QUIZ: 'tes akhir',
  QUIZFORM: 'jawaban tambahan tes akhir',
  TESTTOKEN: 'tautan tes akhir',
  CERTIFICATE: 'sertifikat',
  EVENT: 'event',
  EVENTSESSION: 'sesi event',
  SESSIONTEMPLATE: 'templat surel event',
  SESSIONREGISTRATION: 'pendaftaran event',
  REGISTRATION: 'pendaftaran',
  TICKET: 'tiket',
  CANDIDATE: 'versi percobaan',
  RELEASE: 'rilis',
} as const;

type Noun = keyof typeof NOUNS;

/**
 * Indonesian verbs, by the first part of an activity code. `DELETE` is a soft delete and shown as hiding. Source: D132.
 */
const VERBS = {
  CREATE: 'Membuat',
  UPDATE: 'Memperbarui',
  DELETE: 'Menyembunyikan',
  RESTORE: 'Memulihkan',
  HARDDELETE: 'Menghapus permanen',
  BAN: 'Memblokir',
  UNBAN: 'Memulihkan',
  INVITE: 'Mengundang',
  REJECT: 'Menolak',
  ACCEPT: 'Menerima',
  ADD: 'Menambahkan',
  REMOVE: 'Menghapus',
  NOTE: 'Memperbarui catatan',
  UPDATEPRICE: 'Mengubah harga',
  RESETPASSWORD: 'Mengatur ulang kata sandi',
  RESET: 'Mengatur ulang',
  REGISTER: 'Mendaftar sebagai',
  RESENDCONFIRMATION: 'Meminta tautan konfirmasi',
  REQUEST: 'Meminta',
  REQUESTLINK: 'Meminta tautan',
  SENDLINK: 'Mengirim tautan',
  RENEWLINK: 'Mengganti tautan',
  RENEWSECRET: 'Mengganti rahasia',
  LOGIN: 'Masuk sebagai',
  ASKFACTOR: 'Menunggu faktor kedua sebagai',
  SIGNIN: 'Masuk dengan',
  LOGOUT: 'Keluar dari',
  END: 'Mengakhiri',
  ENDALL: 'Mengakhiri semua',
  EXPORT: 'Mengunduh',
  PUBLISH: 'Mempublikasikan',
  DUPLICATE: 'Menduplikasi',
  MOVE: 'Memindahkan',
  UPLOAD: 'Mengunggah',
  IMPORT: 'Mengimpor',
  ANSWER: 'Menjawab',
  FINISH: 'Menyelesaikan',
  ANSWERASGUEST: 'Menjawab sebagai bukan peserta',
  SCORE: 'Menilai',
  RESOLVE: 'Menyelesaikan',
  NUMBER: 'Menomori',
  REVOKE: 'Mencabut',
  PREDICATE: 'Mengisi predikat',
  OPEN: 'Membuka',
  PAUSE: 'Menjeda',
  ACTIVATE: 'Mengaktifkan',
  DEACTIVATE: 'Menonaktifkan',
  SUBSCRIBE: 'Mengaktifkan newsletter',
  UNSUBSCRIBE: 'Menonaktifkan newsletter',
  MERGE: 'Menggabungkan',
  ANONYMISE: 'Menganonimkan',
  ATTEND: 'Menandai hadir',
  RESUME: 'Melanjutkan',
  CANCEL: 'Membatalkan',
  CONFIRM: 'Mengonfirmasi',
  WITHDRAW: 'Mengundurkan diri dari',
  RESEND: 'Mengirim ulang surel',
  SENDAGAIN: 'Mengirim ulang',
  REMIND: 'Mengirim pengingat',
  RETRY: 'Mengulangi',
  UNDO: 'Mengurungkan',
  SEND: 'Mengirim',
  TEST: 'Menguji',
  RECALL: 'Menarik kembali',
} as const;

type Verb = keyof typeof VERBS;

const LIFECYCLE: readonly Verb[] = ['CREATE', 'UPDATE', 'DELETE', 'RESTORE', 'HARDDELETE'];
const MEMBERSHIP: readonly Verb[] = ['ADD', 'REMOVE'];
const REGISTRATION: readonly Verb[] = [
  'INVITE',
  'REJECT',
  'ACCEPT',
  'CANCEL',
  'CONFIRM',
  'UPDATE',
  'NOTE',
  'RESEND',
  'EXPORT',
  'REGISTER',
];

/** The verbs that occur with each noun. Source: D132. */
const ACTIVITIES: Readonly<Record<Noun, readonly Verb[]>> = {
  REGISTRATION: ['WITHDRAW', 'CONFIRM'],
  TICKET: ['SENDLINK', 'RENEWLINK'],
  CLASS: [...LIFECYCLE, 'NOTE', 'UPDATEPRICE', 'PUBLISH', 'DUPLICATE'],
  COURSE: [...LIFECYCLE, 'NOTE', 'UPDATEPRICE', 'DUPLICATE'],
  QUESTION: [...LIFECYCLE, 'ANSWER', 'UPLOAD', 'IMPORT'],
  TOPIC: LIFECYCLE,
  MEMBER: [...LIFECYCLE, 'INVITE', 'ACTIVATE', 'SUBSCRIBE', 'UNSUBSCRIBE', 'EXPORT', 'MERGE', 'ANONYMISE'],
  INVITATION: ['SENDAGAIN'],
  PRESENCE: ['EXPORT'],
  LIVE_STREAMING: LIFECYCLE,
  ADMIN: [
    'CREATE',
    'UPDATE',
    'BAN',
    'UNBAN',
    'HARDDELETE',
    'RESETPASSWORD',
    'REGISTER',
    'CONFIRM',
    'RESENDCONFIRMATION',
    'LOGIN',
    'ASKFACTOR',
  ],
  MERCHANDISE: LIFECYCLE,
  INSTRUCTOR: [...LIFECYCLE, 'LOGIN', 'ASKFACTOR', 'RESETPASSWORD'],
  PARTICIPANT: [...REGISTRATION, 'REMIND', 'HARDDELETE', 'ATTEND', 'MOVE'],
  COURSE_PARTICIPANT: REGISTRATION,
  PRESENCEFORM: ['CREATE'],
  VOUCHER: [...LIFECYCLE, 'NOTE', 'EXPORT'],
  ORDER: ['UPDATE', 'RESOLVE', 'EXPORT'],
  DOCUMENT_FORM: ['CREATE', 'UPDATE', 'EXPORT'],
  SITE_PAGE: ['UPDATE'],
  STRINGS: ['UPDATE'],
  NOTIFICATION: ['CREATE', 'RETRY'],
  APITOKEN: ['CREATE', 'REVOKE'],
  WEBHOOK: ['CREATE', 'UPDATE', 'HARDDELETE', 'RENEWSECRET', 'TEST', 'SENDAGAIN', 'DEACTIVATE'],
  APPTOKEN: ['CREATE'],
  ADDRESSCODE: ['REQUEST', 'CONFIRM'],
  ADDRESSPROOF: ['END', 'ENDALL'],
  DATAREQUEST: ['CREATE', 'RESOLVE'],
  PUSHDEVICE: MEMBERSHIP,
  CLASS_INSTRUCTOR: MEMBERSHIP,
  COURSE_INSTRUCTOR: MEMBERSHIP,
  COURSE_CHAPTER: [...MEMBERSHIP, 'UPDATE', 'DUPLICATE'],
  COURSE_SUB_CHAPTER: [...MEMBERSHIP, 'UPDATE', 'MOVE', 'ANSWER', 'FINISH'],
  COURSE_RATING: ['CREATE', 'DELETE', 'RESTORE', 'EXPORT'],
  FEEDBACK: ['CREATE', 'DELETE', 'RESTORE', 'NOTE', 'EXPORT'],
  COMPLAINT: ['CREATE', 'NOTE', 'UPDATE'],
  EMAIL: ['SEND', 'SENDAGAIN', 'TEST', 'RECALL', 'PAUSE', 'RESUME', 'CANCEL', 'RETRY'],
  EMAILTEMPLATE: ['CREATE', 'UPDATE'],
  SUPPRESSION: MEMBERSHIP,
  PROFILE: ['UPDATE'],
  PASSWORD: ['UPDATE', 'REQUESTLINK', 'SENDLINK'],
  SESSION: ['LOGOUT', 'END', 'ENDALL'],
  SECONDFACTOR: ['SIGNIN', 'RESET'],
  SINGLESIGNON: ['SIGNIN'],
  TOTP: ['ACTIVATE', 'REMOVE'],
  PASSKEY: ['SIGNIN', 'ADD', 'UPDATE', 'REMOVE'],
  RECOVERYCODES: ['CREATE'],
  LOG: ['EXPORT'],
  FILE: ['UPLOAD'],
  CANDIDATE: ['UPDATE', 'ACCEPT', 'REVOKE'],
  RELEASE: ['PUBLISH', 'RESTORE', 'PAUSE', 'RESUME'],
  ZOOMMEETING: ['CREATE'],
  TASK: ['PAUSE', 'RESUME', 'CANCEL', 'RETRY', 'UNDO'],
  QUIZ: [...LIFECYCLE, 'SCORE', 'ANSWER', 'ANSWERASGUEST'],
  QUIZFORM: ['HARDDELETE', 'PREDICATE'],
  CERTIFICATE: ['NUMBER', 'UPLOAD', 'REVOKE'],
  TESTTOKEN: ['CREATE', 'OPEN'],
  EVENT: ['CREATE', 'UPDATE', 'PUBLISH', 'DELETE', 'UPLOAD'],
  EVENTSESSION: ['CREATE', 'UPDATE', 'HARDDELETE'],
  SESSIONTEMPLATE: ['UPDATE'],
  SESSIONREGISTRATION: ['CREATE', 'UPDATE', 'ACCEPT', 'REJECT', 'CANCEL'],
};

/**
 * Indonesian label of each activity code, such as `DELETE_CLASS`: 'Menyembunyikan kelas'. To add an activity, add its
 * verb and noun to the tables above. Source: D132, C-178 and C-179.
 */
export const ACTIVITY_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NOUNS).flatMap(([noun, label]) =>
    ACTIVITIES[noun as Noun].map((verb) => [`${verb}_${noun}`, `${VERBS[verb]} ${label}`]),
  ),
);

/** Label of an activity code; an unknown code is returned as it is. Source: D132. */
export const activityLabel = (code: string): string =>
  Object.hasOwn(ACTIVITY_LABELS, code) ? (ACTIVITY_LABELS[code] ?? code) : code;

/** Codes for which the label or the code itself contains the search text, ignoring case. */
export const codesMatching = (text: string): string[] => {
  const wanted = text.toLowerCase();
  return Object.entries(ACTIVITY_LABELS)
    .filter(([code, label]) => label.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted))
    .map(([code]) => code);
};

/**
 * Label of a log row's `object` (`class`, `class_instructor`): the capitalised noun; an unknown object is returned as
 * it is.
 */
export function objectLabel(object: string): string {
  const noun = (NOUNS as Readonly<Record<string, string>>)[object.toUpperCase()];
  return noun === undefined ? object : noun.charAt(0).toUpperCase() + noun.slice(1);
}
