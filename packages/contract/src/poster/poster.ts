import { MOTIFS } from './motifs.ts';
import { hashOf, seeded } from './seeded.ts';
import { tonesOf } from './tones.ts';

/** What a poster is made of. */
export interface PosterFacts {
  /** Gives the pattern: the code or the title of a record. */
  readonly seed: string;
  /** Gives the colour; code of the topic, or a number that stands for it. */
  readonly topic: string | number;
}

export interface PosterSize {
  /** Whole cells across and down, at least 3. */
  readonly columns: number;
  readonly rows: number;
}

/** 1:1, as a poster stands beside the facts of a class. */
export const SQUARE: PosterSize = { columns: 5, rows: 5 };
/** 5:3, for cards. */
export const CARD: PosterSize = { columns: 5, rows: 3 };

/** Units of a cell in the picture. */
export const POSTER_CELL = 128;

/** The picture of a record that has none, as SVG without words. The same facts always give the same picture. */
export function posterSvg({ seed, topic }: PosterFacts, { columns, rows }: PosterSize = SQUARE): string {
  const random = seeded(seed);
  const tones = tonesOf(typeof topic === 'number' ? topic : hashOf(topic));
  const motif = MOTIFS[Math.floor(random() * MOTIFS.length)];
  const [width, height] = [columns * POSTER_CELL, rows * POSTER_CELL];
  const drawn = motif?.({ columns, rows, cell: POSTER_CELL, tones, random }) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${tones.deep}" d="M0 0h${width}v${height}H0z"/>${drawn}</svg>`;
}
