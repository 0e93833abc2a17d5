/** Peserta Sesi. Source: specification 2 §2 and §4. */
export const TEXTS = {
  title: 'Peserta Sesi',
} as const;
