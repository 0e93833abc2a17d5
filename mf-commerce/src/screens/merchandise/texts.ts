export const MERCHANDISE_TEXTS = { title: 'Daftar Kreasi' } as const;
