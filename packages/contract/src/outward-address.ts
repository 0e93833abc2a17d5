/** Pages that links and QR codes handed out lead to; what follows the colon names one thing there. */
export const OUTWARD_PATHS = {
  /** A class, a course or an event by its code or address. */
  registration: '/daftar/:code',
  finalTest: '/tes-akhir/:event_url',
  testLink: '/tes/masuk/:token',
  liveStream: '/siaran-langsung/:code',
  feedback: '/umpan-balik/:token',
  presence: '/presensi/:code',
  question: '/tanya/:code',
  document: '/dokumen/:token',
  payment: '/bayar/:orderId',
  unsubscription: '/berhenti-langganan/:token',
  /** Where a certificate is checked. */
  certificate: '/sertifikat/:code',
  forgottenPassword: '/lupa-kata-sandi',
  passwordLink: '/atur-kata-sandi/:token',
  emailConfirmation: '/confirm-email/:token',
  profile: '/profile',
} as const;

/**
 * The one way to an address that leaves the product: in a mail, a QR code, a copied link, a PDF.
 * @param site where the product is opened, without a slash at its end: `SessionUser.site.address` in a browser.
 * @param key names one thing on that page, such as a code; without it, the address that all of them begin with.
 */
export const outwardAddress = (site: string, page: keyof typeof OUTWARD_PATHS, key?: string): string =>
  site + OUTWARD_PATHS[page].replace(/\/:\w+$/, () => (key === undefined ? '' : `/${encodeURIComponent(key)}`));
