const PROGRAMS: Readonly<Record<string, string>> = {
  Zoom: 'Daring lewat Zoom',
  'Google Meet': 'Daring lewat Google Meet',
};

/** The program in which an online class or session is held. */
export const programOf = (streamType: string | null): string => PROGRAMS[streamType ?? ''] ?? 'Daring';
