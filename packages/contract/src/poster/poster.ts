import { MOTIFS } from './motifs.ts';
import { seeded } from './seeded.ts';
import { type Tones, tonesOf } from './tones.ts';

/** The facts that a poster depends on. */
export interface PosterFacts {
  /** Determines the pattern: the code of a record, or its title before it has one. */
  readonly seed: string;
  /** Determines the colour: the code of the topic, or a substitute. */
  readonly topic: string;
}

/** Poster facts of a record; without a topic its code determines the colour. */
export const posterFacts = (code: string, topicCode: string | null): PosterFacts => ({
  seed: code,
  topic: topicCode ?? code,
});

export interface PosterSize {
  /** Whole cells: at least 3 columns and 2 rows. */
  readonly columns: number;
  readonly rows: number;
}

/** 1:1, beside the facts of a class. */
export const SQUARE: PosterSize = { columns: 5, rows: 5 };
/** 5:3, for cards. */
export const CARD: PosterSize = { columns: 5, rows: 3 };
/** 1:1 and small, for lists. */
export const THUMBNAIL: PosterSize = { columns: 3, rows: 3 };

/** Units of the picture per cell. */
export const POSTER_CELL = 128;

/** A motif without its background, for use in other pictures. @param cell units per cell */
export function motifOf({ seed }: Pick<PosterFacts, 'seed'>, size: PosterSize, cell: number, tones: Tones): string {
  const random = seeded(seed);
  const motif = MOTIFS[Math.floor(random() * MOTIFS.length)];
  return motif?.({ ...size, cell, tones, random }) ?? '';
}

/** The generated picture of a record, as SVG without text; deterministic. */
export function posterSvg({ seed, topic }: PosterFacts, size: PosterSize = SQUARE): string {
  const tones = tonesOf(topic);
  const [width, height] = [size.columns * POSTER_CELL, size.rows * POSTER_CELL];
  const drawn = motifOf({ seed }, size, POSTER_CELL, tones);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${tones.deep}" d="M0 0h${width}v${height}H0z"/>${drawn}</svg>`;
}
