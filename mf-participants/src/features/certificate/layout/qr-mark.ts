import { encode } from 'uqr';
import { type Measure, placeWords } from './fit-text.ts';
import type { TextRun } from './layout-certificate.ts';
import { ASCENT, PAGE_HEIGHT, PAGE_WIDTH } from './page.ts';

/** A QR code with its white margin; positions in CSS pixels. */
export interface QrMark {
  readonly x: number;
  readonly y: number;
  /** Side of the white square. */
  readonly size: number;
  /** Side of a module. */
  readonly module: number;
  /**
   * Dark runs of modules: column, row, length; relative to the code itself, which is `QUIET` modules inside the square.
   */
  readonly runs: readonly (readonly [column: number, row: number, length: number])[];
}

/** A fixed mask, because all can be read; choosing the best of eight took longer than everything else together. */
const MASK = 3;

/** Width of the white margin, in modules. */
export const QUIET = 2;

const CAPTION_COLOR = '#353232';
const CAPTION_GAP = 2;

interface QrWish {
  readonly url: string;
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly measure: Measure;
}

/** The QR code of an address with the short code below it, nine tenths as wide as the square. Limited to the page. */
export function qrMark({ url, code, measure, ...wish }: QrWish): { mark: QrMark; caption: TextRun } {
  const { size: modules, data } = encode(url, { ecc: 'M', border: 0, maskPattern: MASK });
  const fontSize = Math.floor((wish.size / measure(code, 100)) * 900) / 10;
  const height = wish.size + CAPTION_GAP + fontSize * 1.2;
  const x = Math.max(0, Math.min(wish.x, PAGE_WIDTH - wish.size));
  const y = Math.max(0, Math.min(wish.y, PAGE_HEIGHT - height));
  const mark = { x, y, size: wish.size, module: wish.size / (modules + 2 * QUIET), runs: data.flatMap(runsOf) };
  const caption: TextRun = {
    part: 'qr',
    text: code,
    x: x + (wish.size - measure(code, fontSize)) / 2,
    baseline: y + wish.size + CAPTION_GAP + ASCENT * fontSize,
    fontSize,
    color: CAPTION_COLOR,
    words: placeWords(code, fontSize, measure),
  };
  return { mark, caption };
}

/** Merges adjacent dark modules of a row into one rectangle, which halves the drawing. */
function runsOf(row: readonly boolean[], index: number): [number, number, number][] {
  const runs: [number, number, number][] = [];
  let start = 0;
  // Includes one column after the last, which counts as light and ends a run.
  for (let column = 0; column <= row.length; column += 1) {
    if (row[column]) continue;
    if (column > start) runs.push([start, index, column - start]);
    start = column + 1;
  }
  return runs;
}

/** Dark runs as rectangles, in CSS pixels. */
export const qrRectangles = ({
  x,
  y,
  module,
  runs,
}: QrMark): { x: number; y: number; width: number; height: number }[] =>
  runs.map(([column, row, length]) => ({
    x: x + (column + QUIET) * module,
    y: y + (row + QUIET) * module,
    width: length * module,
    height: module,
  }));
