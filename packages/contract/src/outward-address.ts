/** Pages of the participants' site. The parameter after a colon identifies a record by its code or a signed token. */
export const PARTICIPANT_PATHS = {
  catalogue: '/kelas',
  classPage: '/kelas/:code',
  coursePage: '/kelas-mandiri/:code',
  courseRegistration: '/kelas-mandiri/:code/daftar',
  courseLearning: '/kelas-mandiri/:code/belajar',
  /** Rating and certificate, after completing a course. */
  courseFinish: '/kelas-mandiri/:code/selesai',
  /** Registration for a class. */
  registration: '/daftar/:code',
  eventPage: '/:event_url',
  eventRegistration: '/:event_url/register',
  eventTicket: '/:event_url/ticket',
  eventCalendar: '/:event_url/kalender.ics',
  ticket: '/tiket/:token',
  /** Confirms a seat that was held because mails could not be sent. */
  confirmation: '/konfirmasi/:token',
  /** Link in the mail that proves an email address, as an alternative to its code. */
  addressProof: '/bukti-surel/:token',
  finalTest: '/tes-akhir/:code',
  /** The questions of a final test, once the person has opened it. */
  testQuestions: '/tes-akhir/:code/soal',
  testLink: '/tes/masuk/:token',
  presence: '/presensi/:code',
  feedback: '/umpan-balik/:token',
  question: '/tanya/:code',
  complaint: '/aduan',
  liveStream: '/siaran-langsung/:code',
  document: '/dokumen/:token',
  certificateSearch: '/sertifikat',
  /** Verifies a certificate. */
  certificate: '/sertifikat/:code',
  merchandise: '/kreasi',
  bookMarket: '/pasar-buku',
  literacyFestival: '/festival-literasi',
  galangPatjar: '/galang-patjar',
  aboutUs: '/tentang-kami',
  terms: '/syarat',
  privacy: '/privasi',
  account: '/saya',
  ownProfile: '/saya/profil',
  payment: '/bayar/:orderId',
  unsubscription: '/berhenti/:token',
  /** Linked by mails that were sent before `/berhenti` existed. */
  formerUnsubscription: '/berhenti-langganan/:token',
  /** Previews of pages with unsaved input, inside 'Tampilan Pengguna' of the back office. */
  preview: '/situs/pratinjau',
  poster: '/poster/:file',
} as const;

/** Pages of the back office that mails to staff link to. */
export const STAFF_PATHS = {
  forgottenPassword: '/lupa-kata-sandi',
  passwordLink: '/atur-kata-sandi/:token',
  emailConfirmation: '/confirm-email/:token',
  profile: '/profile',
} as const;

/** Screens of the back office that the codes on tickets link to. */
const SCREEN_PATHS = { eventDashboard: '/editor/dashboard/:event_url' } as const;

const OUTWARD_PATHS = { ...PARTICIPANT_PATHS, ...STAFF_PATHS, ...SCREEN_PATHS } as const;

export type ParticipantPage = keyof typeof PARTICIPANT_PATHS;
export type OutwardPage = keyof typeof OUTWARD_PATHS;

/** Origins of links, without a trailing slash. */
export interface Site {
  /** Origin of the back office. */
  readonly address: string;
  /** Origin of the participants' pages: the same, unless the organisation has its own site (`SITE_URL`). */
  readonly participants: string;
}

/** The value for the parameter of a page's path; none for a page without one. */
type KeyOf<P extends OutwardPage> = (typeof OUTWARD_PATHS)[P] extends `${string}:${string}` ? [key: string] : [];

const PARAMETER = /:\w+/;

/** The path of a page, such as `/daftar/AB12`. @param key value of the path's parameter. */
export const outwardPath = <P extends OutwardPage>(page: P, ...[key]: KeyOf<P>): string =>
  OUTWARD_PATHS[page].replace(PARAMETER, () => encodeURIComponent(key ?? ''));

/** The part of a page's path before its parameter, such as `/daftar/`. */
export const outwardPrefix = (page: OutwardPage): string => OUTWARD_PATHS[page].replace(/:.*$/, '');

/**
 * The address of a page for use outside the product: in mails, QR codes, copied links and PDFs. No other code may build
 * such addresses. Participants' pages use the site's origin, staff pages the product's.
 * @param site `SessionUser.site` in a browser, `siteOf` on the server.
 * @param key value of the path's parameter, such as a code.
 */
export const outwardAddress = <P extends OutwardPage>(site: Site, page: P, ...key: KeyOf<P>): string =>
  (page in PARTICIPANT_PATHS ? site.participants : site.address) + outwardPath(page, ...key);
