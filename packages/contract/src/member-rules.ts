import { wibDate } from './time/instants.ts';

/** Spellings of a gender in a CSV of members, in lower case. */
export const GENDER_SPELLINGS: Readonly<Record<string, 'M' | 'F'>> = {
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

export const EARLIEST_BIRTHDAY = '1900-01-01';

/** A birth year that meant 'unknown' in older data: stored as empty unless the person confirms it. D95. */
export const UNKNOWN_BIRTH_YEAR = '1970';

/** The latest valid date of birth, as YYYY-MM-DD: today in WIB. */
export const latestBirthday = (now: Date): string => wibDate(now);
