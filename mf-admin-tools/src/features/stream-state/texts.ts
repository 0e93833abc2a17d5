/** Texts about the current state of a broadcast. Source: D128. */
export const STREAM_STATE_TEXTS = {
  onAir: 'Sedang tayang',
  ended: 'Selesai',
  endsIn: (minutes: number) => `Berakhir ${minutes} menit lagi`,
  ends: (moment: string) => `Berakhir ${moment}`,
  endless: 'Tanpa waktu berakhir',
} as const;
