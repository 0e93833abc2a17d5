import { unitsOf, visualOrder } from './line-order.ts';

/** Width of a text in CSS pixels, in the certificate's font or in that of a block of Noto Sans. */
export type Measure = (text: string, fontSize: number, block?: string | null) => number;

/** A word of a line, or a part of one, with its offset from the start of the line. */
export interface PlacedWord {
  readonly text: string;
  readonly offset: number;
  /** Block of Noto Sans; null for the certificate's own font. */
  readonly block: string | null;
  /** Whether a space precedes it in the text. */
  readonly spaced: boolean;
}

/** Positions the words of a line. @returns them in reading order, with the width of the line. */
function layoutLine(text: string, fontSize: number, measure: Measure): { words: PlacedWord[]; width: number } {
  const space = measure(' ', fontSize);
  const units = unitsOf(text);
  const offsets = new Map<object, number>();
  let width = 0;
  for (const { unit, gap } of visualOrder(units)) {
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
 * The position of each word of a line. Words are positioned individually because browsers and PDF libraries differ in
 * kerning across a space; within a word they agree.
 */
export const placeWords = (text: string, fontSize: number, measure: Measure): PlacedWord[] =>
  layoutLine(text, fontSize, measure).words;

/**
 * A word with its trailing space, for copying text from the PDF. The files of Noto Sans contain no space; PDF readers
 * then separate words by the gaps.
 */
export function withSpace(words: readonly PlacedWord[], index: number): string {
  const { text = '', block = null } = words[index] ?? {};
  return block === null && words[index + 1]?.spaced ? `${text} ` : text;
}

/** Width of a line, as positioned by `placeWords`. */
export const lineWidth = (text: string, fontSize: number, measure: Measure): number =>
  layoutLine(text, fontSize, measure).width;

/** Smallest part of the chosen size to which a long text is shrunk. */
export const SMALLEST_PART = 0.45;

export interface Fitted {
  readonly fontSize: number;
  /** Whether the text is drawn smaller than chosen because it is long. */
  readonly shrunk: boolean;
  /** Whether it exceeds the page even at the smallest size. */
  readonly overflows: boolean;
}

/** The largest size, in tenths of a pixel and not below `SMALLEST_PART`, at which a text fits into `available`. */
export function fitText(text: string, fontSize: number, available: number, measure: Measure): Fitted {
  const width = lineWidth(text, fontSize, measure);
  if (width <= available) return { fontSize, shrunk: false, overflows: false };
  const smallest = Math.ceil(fontSize * SMALLEST_PART * 10) / 10;
  const fitting = Math.floor((fontSize * available * 10) / width) / 10;
  const chosen = Math.max(smallest, fitting);
  return { fontSize: chosen, shrunk: true, overflows: lineWidth(text, chosen, measure) > available };
}

/** Breaks a text at spaces into lines that fit into `available`; a wider word is not broken. */
export function breakLines(text: string, fontSize: number, available: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && lineWidth(longer, fontSize, measure) <= available) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
