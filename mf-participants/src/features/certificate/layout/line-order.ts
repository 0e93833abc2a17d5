import { isRightToLeft, notoBlockOf } from '@widya/contract/certificate-letters';

/** Characters of a word that are drawn in one font. */
export interface Unit {
  readonly text: string;
  /** Block of Noto Sans; null for the certificate's own font. */
  readonly block: string | null;
  readonly isRtl: boolean;
  /** Whether a space precedes it in the text. */
  readonly spaced: boolean;
}

function unitsOfWord(word: string, isFirst: boolean): Unit[] {
  const units: Unit[] = [];
  for (const letter of word) {
    const block = notoBlockOf(letter);
    const last = units.at(-1);
    if (last?.block === block) units[units.length - 1] = { ...last, text: last.text + letter };
    else
      units.push({
        text: letter,
        block,
        isRtl: block !== null && isRightToLeft(letter),
        spaced: last === undefined && !isFirst,
      });
  }
  return units;
}

/** The words of a line, split where the font changes. */
export const unitsOf = (text: string): Unit[] =>
  text.split(' ').flatMap((word, index) => unitsOfWord(word, index === 0));

/** A unit in visual order; `gap` when a space is to its left. */
export interface VisualUnit {
  readonly unit: Unit;
  readonly gap: boolean;
}

/** Groups of adjacent units with the same direction. */
function runsOf(units: readonly Unit[]): Unit[][] {
  const runs: Unit[][] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (last?.[0]?.isRtl === unit.isRtl) last.push(unit);
    else runs.push([unit]);
  }
  return runs;
}

const spacedAtStart = (run: readonly Unit[] | undefined): boolean => run?.[0]?.spaced ?? false;

/** A run from left to right, which reverses Arabic words. */
function visualRun(run: readonly Unit[], gap: boolean): VisualUnit[] {
  const isRtl = run[0]?.isRtl ?? false;
  return (isRtl ? run.toReversed() : run).map((unit, index, all) => {
    const later = isRtl ? all[index - 1] : unit;
    return { unit, gap: index === 0 ? gap : (later?.spaced ?? false) };
  });
}

/**
 * The units of a line in visual order. A line that starts with Arabic runs from right to left; Latin words in it keep
 * their order.
 */
export function visualOrder(units: readonly Unit[]): VisualUnit[] {
  const runs = runsOf(units);
  const isRtl = units[0]?.isRtl ?? false;
  return (isRtl ? runs.toReversed() : runs).flatMap((run, index, all) => {
    const later = isRtl ? all[index - 1] : run;
    return visualRun(run, index > 0 && spacedAtStart(later));
  });
}
