import { isTestFile, type Sources } from './source-files.ts';

/** Last reliability number; they run from S1 to S48. */
const LAST = 48;

/** A quoted text with a reliability number in brackets, such as `'is refused (S10, S13)'`. */
const TITLE = /(['"`])(?:(?!\1)[^\n])*\((?:[^()\n]*[\s,])?S\d{1,2}\b[^()\n]*\)(?:(?!\1)[^\n])*\1/g;
const BRACKETS = /\(([^()]*)\)/g;
const NUMBER = /\bS(\d{1,2})\b/g;

/** Reliability numbers that no test name contains. */
export function untestedNumbers(sources: Sources): readonly string[] {
  const tested = new Set<number>();
  for (const [file, source] of sources) {
    if (!isTestFile(file)) continue;
    for (const [title] of source.matchAll(TITLE))
      for (const [, inside = ''] of title.matchAll(BRACKETS))
        for (const [, number] of inside.matchAll(NUMBER)) tested.add(Number(number));
  }
  return Array.from({ length: LAST }, (_, index) => index + 1)
    .filter((number) => !tested.has(number))
    .map((number) => `S${number}`);
}
