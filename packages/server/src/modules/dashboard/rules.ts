/** Age in years, both ends inclusive; null has no end. Source: D97. */
export interface AgeRange {
  readonly min: number;
  readonly max: number | null;
}

/** The ranges of the age chart. Source: D97. */
export const AGE_RANGES = {
  below_17: { min: 0, max: 17 },
  between_18_24: { min: 18, max: 24 },
  between_25_39: { min: 25, max: 39 },
  more_40: { min: 40, max: null },
} as const satisfies Record<string, AgeRange>;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The latest date of birth (YYYY-MM-DD) of people who have reached an age on a day. */
export function bornBy(age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age;
  const rest = today.slice(4);
  return `${String(year).padStart(4, '0')}${rest === '-02-29' && !isLeap(year) ? '-02-28' : rest}`;
}

/** The dates of birth of an age range: after `after` (null: any), `until` at the latest. */
export const birthRange = ({ min, max }: AgeRange, today: string): { after: string | null; until: string } => ({
  after: max === null ? null : bornBy(max + 1, today),
  until: bornBy(min, today),
});

/** Number of pages for the rows; an empty list has one. */
export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
