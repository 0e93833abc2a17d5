/** Words for a gender in a CSV of users, in lower case. */
export const GENDER_WORDS: Readonly<Record<string, 'M' | 'F'>> = {
  m: 'M',
  l: 'M',
  pria: 'M',
  'laki-laki': 'M',
  f: 'F',
  p: 'F',
  wanita: 'F',
  perempuan: 'F',
};

export const GENDER_LABELS: Readonly<Record<'M' | 'F', string>> = { M: 'Laki-laki', F: 'Perempuan' };

/** The shape of a phone number; spaces, dots, dashes and brackets divide it. */
export const PHONE_SHAPE = /^\+?[0-9 ().-]{6,30}$/;

export const EARLIEST_BIRTHDAY = '1900-01-01';

/** A birth year that stood for 'unknown' in older data: stored as empty unless the person confirms it. D95. */
export const UNKNOWN_BIRTH_YEAR = '1970';

/** The last day on which somebody can be born, as YYYY-MM-DD. */
export const latestBirthday = (now: Date): string => now.toISOString().slice(0, 10);
