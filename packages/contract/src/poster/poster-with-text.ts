import { fitTitle, type Lettering, type TitleSize } from './lettering.ts';
import { CARD, motifOf, type PosterFacts, SQUARE } from './poster.ts';
import { tonesOf } from './tones.ts';

/** A poster with text. */
export interface PosterWithText extends PosterFacts {
  readonly title: string;
  /** Name of the topic, shown above the title; may be empty. */
  readonly topicName: string;
  /** `Sabtu, 5 Des 2026 · 09:00 WIB`, shown below the title; may be empty. */
  readonly when: string;
}

const WHITE = '#fff';
const TITLE_WEIGHT = 750;
const LINE_HEIGHT = 1.1;

/** Size of the square poster and positions in it, in units of the picture. */
const SIDE = 600;
const LEFT = 40;
const BASELINE = 530;
const LOW_BASELINE = 548;
const SMALL = 20;
const CELL = SIDE / SQUARE.columns;

const SQUARE_SIZES: readonly TitleSize[] = [
  { size: 56, lines: 3 },
  { size: 46, lines: 4 },
  { size: 38, lines: 5 },
  { size: 31, lines: 7 },
];

/** Most lines of a title that leave three rows for the motif; a longer title leaves two. */
const TALL_MOTIF_LINES = 2;

interface TextBlock {
  readonly x: number;
  readonly width: number;
  /** Baseline of the last line of the title. */
  readonly bottom: number;
  readonly sizes: readonly TitleSize[];
  readonly small: number;
}

/** Topic, title and date, aligned to the bottom of the block. */
function drawText(poster: PosterWithText, block: TextBlock, lettering: Lettering) {
  const { pale } = tonesOf(poster.topic);
  const { lines, size } = fitTitle(poster.title, { ...block, weight: TITLE_WEIGHT }, lettering);
  const step = Math.round(size * LINE_HEIGHT * 10) / 10;
  const first = block.bottom - (lines.length - 1) * step;
  const small = { x: block.x, size: block.small, fill: pale };
  const drawn = [
    ...(poster.topicName === ''
      ? []
      : [{ ...small, text: poster.topicName, y: Math.round(first - size - 4), weight: 600 }]),
    ...lines.map((text, index) => ({
      text,
      x: block.x - 2,
      y: Math.round((first + index * step) * 10) / 10,
      size,
      weight: TITLE_WEIGHT,
      fill: WHITE,
    })),
    ...(poster.when === '' ? [] : [{ ...small, text: poster.when, y: block.bottom + 2 * block.small, weight: 500 }]),
  ];
  return { lines: lines.length, svg: drawn.map(lettering.draw).join('') };
}

/** Draws inside a clip path; each kind of picture needs its own id, since a page may hold several. */
const clipped = (id: string, path: string, drawn: string): string =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;

const svg = (width: number, height: number, ground: string, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${drawn}</svg>`;

/** 1:1 with topic, title and date, beside the facts of a record on wide screens. */
export function squarePoster(poster: PosterWithText, lettering: Lettering): string {
  const tones = tonesOf(poster.topic);
  const bottom = poster.when === '' ? LOW_BASELINE : BASELINE;
  const block = { x: LEFT, width: SIDE - 2 * LEFT, bottom, sizes: SQUARE_SIZES, small: SMALL };
  const text = drawText(poster, block, lettering);
  const rows = text.lines > TALL_MOTIF_LINES ? 2 : CARD.rows;
  const motif = motifOf(poster, { columns: SQUARE.columns, rows }, CELL, tones);
  return svg(SIDE, SIDE, tones.deep, `${clipped('motif', `M0 0h${SIDE}v${rows * CELL}H0z`, motif)}${text.svg}`);
}

/** Size of the preview picture of a shared link. */
export const SHARE_PICTURE = { width: 1_200, height: 630 } as const;

const SHARE_MOTIF = SHARE_PICTURE.height;
const SHARE_SIZES: readonly TitleSize[] = [
  { size: 68, lines: 4 },
  { size: 56, lines: 5 },
  { size: 46, lines: 7 },
];

/** Preview picture of a shared link: text on the left, motif on the right. */
export function sharePicture(poster: PosterWithText, lettering: Lettering): string {
  const { width, height } = SHARE_PICTURE;
  const tones = tonesOf(poster.topic);
  const left = width - SHARE_MOTIF;
  const block = { x: 64, width: left - 2 * 48, bottom: height - 128, sizes: SHARE_SIZES, small: 28 };
  const motif = motifOf(poster, SQUARE, SHARE_MOTIF / SQUARE.columns, tones);
  const placed = `<g transform="translate(${left} 0)">${clipped('motif', `M0 0h${SHARE_MOTIF}v${height}H0z`, motif)}</g>`;
  return svg(width, height, tones.deep, `${placed}${drawText(poster, block, lettering).svg}`);
}
