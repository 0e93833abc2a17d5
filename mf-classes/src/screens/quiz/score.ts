/** Takes away what binary fractions add: 0.29 x 100 is 28.999… Source: D83. */
const EPSILON = 1e-9;

/** A score of 0 to 1 as tables show it: times 100, rounded down. B-029. */
export const shownScore = (score: number): number => Math.floor(score * 100 + EPSILON);

/** The same for files: rounded to the nearest. B-030. */
export const exportedScore = (score: number): number => Math.round(score * 100);
