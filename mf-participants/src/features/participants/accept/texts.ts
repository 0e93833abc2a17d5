/** Accepting one person. Source: S27 (exceeding the quota needs an explicit choice). */
export const ACCEPT_TEXTS = {
  title: 'Terima Peserta',
  lead: (name: string, email: string) => `${name} mendapat tempat, dan surel konfirmasi dikirim ke ${email}.`,
  full: 'Kuota sudah penuh. Peserta ini akan melebihi kuota; hal itu tercatat di log.',
  accept: 'Terima',
  override: 'Terima melebihi kuota',
  done: (name: string) => `${name} diterima`,
} as const;
