import { withSpace } from '../layout/fit-text.ts';
import type { CertificateLayout, PageLayout, TextRun } from '../layout/layout-certificate.ts';
import { ascentOf, PAGE_HEIGHT, PAGE_WIDTH, PT_PER_PX } from '../layout/page.ts';
import { type QrMark, QUIET } from '../layout/qr-mark.ts';

/** Prefix of a path that our patch of pdfmake writes unchanged, as PDF operators. */
const RAW = 'raw:';

/** Names of font and backgrounds in pdfmake's virtual file system, which avoids decoding base64 per document. */
export const FONT_FILE = 'certificate-font.ttf';
export const imageFile = (background: PageLayout['background']): string => `${background}.jpg`;

export const FONT_NAME = 'Sertifikat';

/** Name and file of the font of a block of characters. */
export const notoName = (block: string): string => `Noto ${block}`;
export const notoFile = (block: string): string => `noto-${block}.ttf`;

const pt = (px: number): number => px * PT_PER_PX;

const SIZE = { width: pt(PAGE_WIDTH), height: pt(PAGE_HEIGHT) };

/** One node per word. */
const textNodes = ({ words, x, baseline, fontSize, color }: TextRun): object[] =>
  words.map(({ offset, block }, index) => ({
    text: withSpace(words, index),
    // pdfmake positions the top of a line, so it is computed from the baseline and the font's ascent.
    absolutePosition: { x: pt(x + offset), y: pt(baseline - ascentOf(block) * fontSize) },
    ...(block !== null && { font: notoName(block) }),
    fontSize: pt(fontSize),
    color,
    noWrap: true,
    lineHeight: 1,
    preserveTrailingSpaces: true,
  }));

const short = (px: number): string => pt(px).toFixed(2);

/**
 * The dark runs as `re` operators of PDF in one string. A code has hundreds of runs but only a few dozen distinct
 * edges, so each edge is formatted once.
 */
function rectangleOperators({ x, y, module, runs }: QrMark): string {
  const edges = (start: number) => {
    const written: string[] = [];
    return (modules: number): string => {
      const text = written[modules] ?? `${short(start + modules * module)} `;
      written[modules] = text;
      return text;
    };
  };
  const [across, down, wide] = [edges(x + QUIET * module), edges(y + QUIET * module), edges(0)];
  const end = `${short(module)} re\n`;
  let operators = '';
  for (const run of runs) operators += across(run[0]) + down(run[1]) + wide(run[2]) + end;
  return operators;
}

function qrNodes({ qr }: PageLayout): object[] {
  if (qr === null) return [];
  const { x, y, size } = qr;
  return [
    {
      canvas: [
        { type: 'rect', x: pt(x), y: pt(y), w: pt(size), h: pt(size), color: '#ffffff', lineWidth: 0 },
        { type: 'path', d: `${RAW}${rectangleOperators(qr)}`, color: '#000000', lineWidth: 0 },
      ],
      absolutePosition: { x: 0, y: 0 },
    },
  ];
}

const pageNodes = (page: PageLayout, index: number, hasBackground: boolean): object[] => [
  ...(index === 0 ? [] : [{ text: '', fontSize: 1, pageBreak: 'before' }]),
  ...(hasBackground ? [{ image: page.background, ...SIZE, absolutePosition: { x: 0, y: 0 } }] : []),
  ...qrNodes(page),
  ...page.texts.flatMap(textNodes),
];

export interface DocumentFacts {
  readonly title: string;
  readonly backgrounds: ReadonlySet<PageLayout['background']>;
  readonly now: Date;
}

/** The pdfmake document of a certificate. Pure, because the layout has decided all positions. */
export const documentOf = ({ pages }: CertificateLayout, { title, backgrounds, now }: DocumentFacts) => ({
  pageSize: SIZE,
  pageMargins: 0,
  // Compressing everything except the picture took two fifths of the time and most of the memory, to save 10 of 220 KB.
  compress: false,
  info: { title, creator: 'Widya', producer: 'Widya', creationDate: now },
  images: Object.fromEntries([...backgrounds].map((background) => [background, imageFile(background)])),
  defaultStyle: { font: FONT_NAME },
  content: pages.flatMap((page, index) => pageNodes(page, index, backgrounds.has(page.background))),
});
