/** Width in CSS pixels of a text in the certificate's font. */
export type Measure = (text: string, fontSize: number) => number;

/** A word of a line and how far right of the line's beginning it starts. */
export interface PlacedWord {
  readonly text: string;
  readonly offset: number;
}

/**
 * Where each word of a line begins. Words are placed one by one because browsers and PDF libraries disagree about kerning across a
 * space; within a word they agree.
 */
export function placeWords(text: string, fontSize: number, measure: Measure): PlacedWord[] {
  const space = measure(' ', fontSize);
  let offset = 0;
  return text.split(' ').map((word) => {
    const placed = { text: word, offset };
    offset += measure(word, fontSize) + space;
    return placed;
  });
}

/** Width of a line whose words are placed by `placeWords`. */
export function lineWidth(text: string, fontSize: number, measure: Measure): number {
  const last = placeWords(text, fontSize, measure).at(-1);
  return last ? last.offset + measure(last.text, fontSize) : 0;
}

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
