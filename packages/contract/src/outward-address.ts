/** Pages of the participants' site. What follows a colon names one thing there, such as a code or a signed token. */
export const PARTICIPANT_PATHS = {
  catalogue: '/kelas',
  classPage: '/kelas/:code',
  coursePage: '/kelas-mandiri/:code',
  courseRegistration: '/kelas-mandiri/:code/daftar',
  courseLearning: '/kelas-mandiri/:code/belajar',
  /** Rating and certificate, once everything is done. */
  courseFinish: '/kelas-mandiri/:code/selesai',
  /** Registration for a class. */
  registration: '/daftar/:code',
  eventPage: '/:event_url',
  eventRegistration: '/:event_url/register',
  eventTicket: '/:event_url/ticket',
  eventCalendar: '/:event_url/kalender.ics',
  ticket: '/tiket/:token',
  /** Where a seat is confirmed that was held while mail was down. */
  confirmation: '/konfirmasi/:token',
  /** Link of the mail that proves an email address, instead of its code. */
  addressProof: '/bukti-surel/:token',
  finalTest: '/tes-akhir/:code',
  /** Where the final test is taken once it is open to the person. */
  testQuestions: '/tes-akhir/:code/soal',
  testLink: '/tes/masuk/:token',
  presence: '/presensi/:code',
  feedback: '/umpan-balik/:token',
  question: '/tanya/:code',
  complaint: '/aduan',
  liveStream: '/siaran-langsung/:code',
  document: '/dokumen/:token',
  certificateSearch: '/sertifikat',
  /** Where a certificate is checked. */
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
  /** Stands in mails that were sent before `/berhenti` existed. */
  formerUnsubscription: '/berhenti-langganan/:token',
  /** Pages with unsaved input, inside 'Tampilan Pengguna' of the back office. */
  preview: '/situs/pratinjau',
  poster: '/poster/:file',
} as const;

/** Pages of the product itself that mails to staff lead to. */
export const STAFF_PATHS = {
  forgottenPassword: '/lupa-kata-sandi',
  passwordLink: '/atur-kata-sandi/:token',
  emailConfirmation: '/confirm-email/:token',
  profile: '/profile',
} as const;

/** Screens that codes on tickets lead staff to. */
const SCREEN_PATHS = { eventDashboard: '/editor/dashboard/:event_url' } as const;

const OUTWARD_PATHS = { ...PARTICIPANT_PATHS, ...STAFF_PATHS, ...SCREEN_PATHS } as const;

export type ParticipantPage = keyof typeof PARTICIPANT_PATHS;
export type OutwardPage = keyof typeof OUTWARD_PATHS;

/** Where addresses begin, without a slash at the end. */
export interface Site {
  /** Where the product is opened. */
  readonly address: string;
  /** Where the participants' pages are: the product too, unless the organisation has a site of its own (`SITE_URL`). */
  readonly participants: string;
}

/** The value that fills the page's path in; none for a page without a parameter. */
type KeyOf<P extends OutwardPage> = (typeof OUTWARD_PATHS)[P] extends `${string}:${string}` ? [key: string] : [];

const PARAMETER = /:\w+/;

/** The path of a page on its own site, `/daftar/AB12`. @param key names one thing on that page. */
export const outwardPath = <P extends OutwardPage>(page: P, ...[key]: KeyOf<P>): string =>
  OUTWARD_PATHS[page].replace(PARAMETER, () => encodeURIComponent(key ?? ''));

/** What all paths of a page begin with, `/daftar/`. */
export const outwardPrefix = (page: OutwardPage): string => OUTWARD_PATHS[page].replace(/:.*$/, '');

/**
 * The only way to an address that leaves the product: in a mail, a QR code, a copied link, a PDF. Pages of participants begin at
 * their site, pages of staff at the product.
 * @param site `SessionUser.site` in a browser, `siteOf` on the server.
 * @param key names one thing on that page, such as a code.
 */
export const outwardAddress = <P extends OutwardPage>(site: Site, page: P, ...key: KeyOf<P>): string =>
  (page in PARTICIPANT_PATHS ? site.participants : site.address) + outwardPath(page, ...key);
