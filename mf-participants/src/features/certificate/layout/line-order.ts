import { isRightToLeft, notoBlockOf } from '@widya/contract/certificate-letters';

/** Letters of a word that one font holds. */
export interface Unit {
  readonly text: string;
  /** Block of letters of Noto Sans; null for the certificate's own font. */
  readonly block: string | null;
  readonly isRtl: boolean;
  /** A space stands before it in the text. */
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

/** The words of a line, cut where the font changes. */
export const unitsOf = (text: string): Unit[] =>
  text.split(' ').flatMap((word, index) => unitsOfWord(word, index === 0));

/** A unit where it is seen; `gap` when a space stands to its left. */
export interface SeenUnit {
  readonly unit: Unit;
  readonly gap: boolean;
}

/** Neighbours of the same direction. */
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

/** A run from left to right: Arabic words stand the other way round. */
function seenRun(run: readonly Unit[], gap: boolean): SeenUnit[] {
  const isRtl = run[0]?.isRtl ?? false;
  return (isRtl ? run.toReversed() : run).map((unit, index, all) => {
    const later = isRtl ? all[index - 1] : unit;
    return { unit, gap: index === 0 ? gap : (later?.spaced ?? false) };
  });
}

/** The units of a line from left to right. A line that begins with Arabic reads from the right; Latin words in it keep their order. */
export function seenOrder(units: readonly Unit[]): SeenUnit[] {
  const runs = runsOf(units);
  const isRtl = units[0]?.isRtl ?? false;
  return (isRtl ? runs.toReversed() : runs).flatMap((run, index, all) => {
    const later = isRtl ? all[index - 1] : run;
    return seenRun(run, index > 0 && spacedAtStart(later));
  });
}
