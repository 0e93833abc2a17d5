/** Corrects rounding errors of binary fractions: 0.29 x 100 is 28.999… Source: D83. */
const EPSILON = 1e-9;

/** A score from 0 to 1 in tables: times 100, rounded down. B-029. */
export const shownScore = (score: number): number => Math.floor(score * 100 + EPSILON);

/** A score in exports: times 100, rounded to the nearest integer. B-030. */
export const exportedScore = (score: number): number => Math.round(score * 100);
