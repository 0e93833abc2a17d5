import { POSTER_CELL, posterSvg } from '@widya/contract/poster/poster';
import sharp from 'sharp';
import { TEXT_PATHS, type TextPath } from './text-paths.ts';

/** A4 landscape at 150 dpi. */
export const PAGE_PIXELS = { width: 1_754, height: 1_240 } as const;
const QUALITY = 82;

const PAPER = '#fdfbf6';
const INK = '#0f4c82';
const GOLD = '#c9a24b';

/** Right edge of the band at the left; texts are centred in the rest. */
const BAND = 286;
const MIDDLE = (BAND + PAGE_PIXELS.width) / 2;

const centred = ({ width, path }: TextPath, y: number, scale: number, fill: string): string =>
  `<path transform="translate(${MIDDLE - (width * scale) / 2} ${y}) scale(${scale})" fill="${fill}" d="${path}"/>`;

/** Cells of the motif across the band; the number downwards makes them square. */
const CELLS = { across: 3, down: 13 } as const;

/** The motif of a poster, rotated to fill the band. */
function band(): string {
  const motif = posterSvg({ seed: 'SERTIFIKAT', topic: '0' }, { columns: CELLS.down, rows: CELLS.across });
  const scale = BAND / (CELLS.across * POSTER_CELL);
  return `<g transform="translate(${BAND} 0) rotate(90) scale(${scale})">${motif}</g><rect x="${BAND}" width="8" height="${PAGE_PIXELS.height}" fill="${GOLD}"/>`;
}

const frame = (): string => {
  const [left, top] = [BAND + 48, 48];
  const [width, height] = [PAGE_PIXELS.width - left - 48, PAGE_PIXELS.height - 2 * top];
  const inner = `<rect x="${left + 14}" y="${top + 14}" width="${width - 28}" height="${height - 28}" fill="none" stroke="${GOLD}" stroke-width="2"/>`;
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="5"/>${inner}`;
};

/** The line below the name. */
const nameLine = `<path d="M${MIDDLE - 420} 662H${MIDDLE + 420}" stroke="${GOLD}" stroke-width="3"/>`;

const TEXTS_OF_PAGE = {
  certPage1:
    centred(TEXT_PATHS.certificate, 300, 0.96, INK) + centred(TEXT_PATHS.givenTo, 500, 0.3, '#52606d') + nameLine,
  certPage2: centred(TEXT_PATHS.competencies, 190, 0.56, INK),
} as const;

export type PageName = keyof typeof TEXTS_OF_PAGE;

const drawn = new Map<PageName, Promise<Buffer>>();

/** The background of a demo certificate's page as a JPEG; drawn once and cached. */
export function drawPage(page: PageName): Promise<Buffer> {
  const cached = drawn.get(page);
  if (cached) return cached;
  const { width, height } = PAGE_PIXELS;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${PAPER}"/>${band()}${frame()}${TEXTS_OF_PAGE[page]}</svg>`;
  const content = sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer();
  drawn.set(page, content);
  return content;
}
