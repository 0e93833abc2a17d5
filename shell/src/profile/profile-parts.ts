/** Parts of the profile that have an address: their name and the anchor they stand at. */
export const PROFILE_PARTS = {
  security: { anchor: 'keamanan', label: 'Keamanan' },
  secondFactor: { anchor: 'faktor-kedua', label: 'Faktor kedua' },
  sessions: { anchor: 'perangkat', label: 'Perangkat & sesi' },
} as const;
