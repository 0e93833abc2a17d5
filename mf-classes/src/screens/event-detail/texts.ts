export const DETAIL_TEXTS = {
  title: 'Event',
  state: 'Publikasi',
  status: 'Status',
  published: 'Dibuka sejak',
  never: 'Belum dipublikasikan',
  starts: 'Mulai',
  running: 'Sedang berlangsung',
} as const;
