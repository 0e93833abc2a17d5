import { seenOrder, unitsOf } from './line-order.ts';

/** Width in CSS pixels of a text in the certificate's font, or in that of a block of letters of Noto Sans. */
export type Measure = (text: string, fontSize: number, block?: string | null) => number;

/** A word of a line, or a part of one, and how far right of the line's beginning it starts. */
export interface PlacedWord {
  readonly text: string;
  readonly offset: number;
  /** Block of letters of Noto Sans it is drawn with; null for the certificate's own font. */
  readonly block: string | null;
  /** A space stands before it in the text. */
  readonly spaced: boolean;
}

/** Places the words of a line. @returns them in the order they are read, and the width of the line. */
function placed(text: string, fontSize: number, measure: Measure): { words: PlacedWord[]; width: number } {
  const space = measure(' ', fontSize);
  const units = unitsOf(text);
  const offsets = new Map<object, number>();
  let width = 0;
  for (const { unit, gap } of seenOrder(units)) {
    const offset = width + (gap ? space : 0);
    offsets.set(unit, offset);
    width = offset + measure(unit.text, fontSize, unit.block);
  }
  return {
    words: units.map((unit) => ({
      text: unit.text,
      block: unit.block,
      spaced: unit.spaced,
      offset: offsets.get(unit) ?? 0,
    })),
    width,
  };
}

/**
 * Where each word of a line begins. Words are placed one by one because browsers and PDF libraries disagree about kerning across a
 * space; within a word they agree.
 */
export const placeWords = (text: string, fontSize: number, measure: Measure): PlacedWord[] =>
  placed(text, fontSize, measure).words;

/**
 * The letters of a word with the space behind it, for whoever copies the text. The fonts of Noto Sans have no space: a reader tells
 * their words by the gaps.
 */
export function withSpace(words: readonly PlacedWord[], index: number): string {
  const { text = '', block = null } = words[index] ?? {};
  return block === null && words[index + 1]?.spaced ? `${text} ` : text;
}

/** Width of a line whose words are placed by `placeWords`. */
export const lineWidth = (text: string, fontSize: number, measure: Measure): number =>
  placed(text, fontSize, measure).width;

/** A long text is made smaller, but never below this part of the chosen size. */
export const SMALLEST_PART = 0.45;

export interface Fitted {
  readonly fontSize: number;
  /** Smaller than chosen, because the text is long. */
  readonly shrunk: boolean;
  /** Too long even at the smallest size: it leaves the page. */
  readonly overflows: boolean;
}

/** The largest size, in steps of a tenth of a pixel, at which a text is no wider than `available`. */
export function fitText(text: string, fontSize: number, available: number, measure: Measure): Fitted {
  const width = lineWidth(text, fontSize, measure);
  if (width <= available) return { fontSize, shrunk: false, overflows: false };
  const smallest = Math.ceil(fontSize * SMALLEST_PART * 10) / 10;
  const fitting = Math.floor((fontSize * available * 10) / width) / 10;
  const chosen = Math.max(smallest, fitting);
  return { fontSize: chosen, shrunk: true, overflows: lineWidth(text, chosen, measure) > available };
}

/** Breaks a text at its spaces so that each line is no wider than `available`; a word that is wider stays whole. */
export function breakLines(text: string, fontSize: number, available: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && lineWidth(longer, fontSize, measure) <= available) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
