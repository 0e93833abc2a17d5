/** Width in CSS pixels of a text in the certificate's font. */
export type Measure = (text: string, fontSize: number) => number;

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
  const width = measure(text, fontSize);
  if (width <= available) return { fontSize, shrunk: false, overflows: false };
  const smallest = Math.ceil(fontSize * SMALLEST_PART * 10) / 10;
  const fitting = Math.floor((fontSize * available * 10) / width) / 10;
  const chosen = Math.max(smallest, fitting);
  return { fontSize: chosen, shrunk: true, overflows: measure(text, chosen) > available };
}

/** Breaks a text at its spaces so that each line is no wider than `available`; a word that is wider stays whole. */
export function breakLines(text: string, fontSize: number, available: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, fontSize) <= available) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
