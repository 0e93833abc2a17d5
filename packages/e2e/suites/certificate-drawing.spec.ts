import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildPage } from '../bench/certificates/build-page.ts';
import { openSink, type Sink } from '../bench/certificates/sink.ts';
import { ROOT } from '../support/product.ts';

/** A word or a line of text with its position in CSS pixels of the page. */
interface Word {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}
type Edge = 'left' | 'right' | 'top' | 'bottom';
type Ink = Readonly<Record<Edge, number>>;
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Functions that the page of `mf-participants/bench/compare` provides. */
interface CertificatePage {
  readonly compare: (fullName: string) => Promise<{ readonly preview: Word[]; readonly pdf: Word[] }[]>;
  readonly inkOf: (png: string, area: Area) => Promise<Ink>;
}

/*
 * Asserts that the text of a certificate's PDF is selectable and within one pixel of the preview at 96 dpi. Needs no
 * running product.
 */
const NAMES = [
  'Sekar Ayu Pramudita',
  'Al',
  'Raden Bartholomeus Widyatmoko Prawirodirjo Kusumanegara Adiningrat Suryaningrat',
  'Lim 黃 김 さくら',
  'محمد الحسن علي',
  'Toto Avé Wawa – Ñandú Łukasz Ştefan Nguyễn Phượng',
];

type Window = { certificate: CertificatePage };

// Runs in one worker, so that the page is built once and not by every worker into the same folder.
test.describe.configure({ mode: 'default' });
// The number of pixels per CSS pixel with which the page draws the PDF.
test.use({ deviceScaleFactor: 4 });

let sink: Sink;
test.beforeAll(async () => {
  sink = await openSink(await buildPage(path.join(ROOT, 'mf-participants/bench/compare/main.tsx'), 'compare'));
});
test.afterAll(() => sink.close());

/** Joins words of the preview that have the same baseline into lines. */
function linesOf(words: readonly Word[]): Word[] {
  const lines = new Map<number, Word[]>();
  for (const word of words) lines.set(word.baseline, [...(lines.get(word.baseline) ?? []), word]);
  return [...lines.values()].map(joined);
}

/** Joins words from left to right, as they are displayed. */
function joined(words: readonly Word[]): Word {
  const seen = words.toSorted((one, other) => one.x - other.x);
  const [first] = seen;
  const last = seen.at(-1);
  if (!first || !last) throw new Error('An empty line');
  const text = seen.map((word) => word.text).join('');
  return { text, x: first.x, baseline: first.baseline, width: last.x + last.width - first.x };
}

/** The text of the PDF on a line's baseline. The PDF reader may split it into several items. */
const sameLine = (line: Word, words: readonly Word[]): Word =>
  joined(words.filter(({ baseline }) => Math.abs(baseline - line.baseline) < 2));

/**
 * Only Latin words include their trailing space. In other scripts the PDF reader infers spaces from gaps, so they are
 * removed.
 */
const comparable = (text: string): string =>
  /[\u0600-\u06ff\u3000-\ud7ff]/.test(text) ? text.replaceAll(' ', '') : text;

const pictureOf = async (page: Page, id: string): Promise<string> =>
  `data:image/png;base64,${(await page.locator(`#${id}`).screenshot()).toString('base64')}`;

const inkOf = (page: Page, png: string, area: Area): Promise<Ink> =>
  page.evaluate(([data, where]) => (window as unknown as Window).certificate.inkOf(data, where), [png, area] as const);

for (const name of NAMES)
  test(`the PDF of «${name}» equals its preview within a pixel`, async ({ page }) => {
    await page.setViewportSize({ width: 1_300, height: 900 });
    await page.goto(sink.url);
    const pages = await page.evaluate((given) => (window as unknown as Window).certificate.compare(given), name);
    expect(pages).toHaveLength(2);
    for (const [index, { preview, pdf }] of pages.entries()) {
      expect(preview.length).toBeGreaterThan(index === 0 ? 2 : 1);
      const id = index === 0 ? 'certPage1' : 'certPage2';
      const pictures = { preview: await pictureOf(page, id), pdf: await pictureOf(page, `${id}-pdf`) };
      for (const line of linesOf(preview)) {
        const found = sameLine(line, pdf);
        expect(comparable(found.text), 'what is selected').toBe(comparable(line.text));
        expect(Math.abs(found.x - line.x), `${line.text}: beginning`).toBeLessThanOrEqual(1);
        expect(Math.abs(found.baseline - line.baseline), `${line.text}: baseline`).toBeLessThanOrEqual(1);
        expect(Math.abs(found.x + found.width - line.x - line.width), `${line.text}: end`).toBeLessThanOrEqual(1);
      }
      for (const word of preview) {
        const area = { x: word.x - 4, y: word.baseline - 46, width: word.width + 8, height: 58 };
        const [shown, printed] = [await inkOf(page, pictures.preview, area), await inkOf(page, pictures.pdf, area)];
        for (const edge of ['left', 'right', 'top', 'bottom'] as const)
          expect(Math.abs(shown[edge] - printed[edge]), `${word.text}: ink, ${edge}`).toBeLessThanOrEqual(1);
      }
    }
  });
