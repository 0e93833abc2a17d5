export const DETAIL_TEXTS = {
  title: 'Event',
  state: 'Publikasi',
  published: 'Dibuka sejak',
  never: 'Belum pernah',
  starts: 'Mulai',
  running: 'Sedang berlangsung',
} as const;
