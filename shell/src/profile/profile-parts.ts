/** Parts of the profile that can be linked to, with name and anchor. */
export const PROFILE_PARTS = {
  security: { anchor: 'keamanan', label: 'Keamanan' },
  secondFactor: { anchor: 'faktor-kedua', label: 'Faktor kedua' },
  sessions: { anchor: 'perangkat', label: 'Perangkat & sesi' },
} as const;
