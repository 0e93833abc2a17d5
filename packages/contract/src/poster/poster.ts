import { MOTIFS } from './motifs.ts';
import { seeded } from './seeded.ts';
import { type Tones, tonesOf } from './tones.ts';

/** What a poster is made of. */
export interface PosterFacts {
  /** Gives the pattern: the code of a record, or its title while it has none. */
  readonly seed: string;
  /** Gives the colour: the code of the topic, or whatever stands for it. */
  readonly topic: string;
}

/** A poster's facts of a record; what has no topic is coloured by its code. */
export const posterFacts = (code: string, topicCode: string | null): PosterFacts => ({
  seed: code,
  topic: topicCode ?? code,
});

export interface PosterSize {
  /** Whole cells across, at least 3, and down, at least 2. */
  readonly columns: number;
  readonly rows: number;
}

/** 1:1, as a poster stands beside the facts of a class. */
export const SQUARE: PosterSize = { columns: 5, rows: 5 };
/** 5:3, for cards. */
export const CARD: PosterSize = { columns: 5, rows: 3 };
/** 1:1 and small, for lists. */
export const THUMBNAIL: PosterSize = { columns: 3, rows: 3 };

/** Units of a cell in the picture. */
export const POSTER_CELL = 128;

/** A motif without its ground, for pictures that have more in them. @param cell units of a cell */
export function motifOf({ seed }: Pick<PosterFacts, 'seed'>, size: PosterSize, cell: number, tones: Tones): string {
  const random = seeded(seed);
  const motif = MOTIFS[Math.floor(random() * MOTIFS.length)];
  return motif?.({ ...size, cell, tones, random }) ?? '';
}

/** The picture of a record that has none, as SVG without words. The same facts always give the same picture. */
export function posterSvg({ seed, topic }: PosterFacts, size: PosterSize = SQUARE): string {
  const tones = tonesOf(topic);
  const [width, height] = [size.columns * POSTER_CELL, size.rows * POSTER_CELL];
  const drawn = motifOf({ seed }, size, POSTER_CELL, tones);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${tones.deep}" d="M0 0h${width}v${height}H0z"/>${drawn}</svg>`;
}
