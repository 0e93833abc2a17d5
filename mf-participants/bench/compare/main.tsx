/// <reference path="../../../packages/design-system/src/assets.d.ts" />
import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import { createRoot } from 'react-dom/client';
import { openRendererPool } from '../../src/features/certificate/draw/renderer-pool.ts';
import { createMeasure, fontBytes, loadFont, loadFontFrom } from '../../src/features/certificate/font/font.ts';
import { blocksOf, notoFontsOf } from '../../src/features/certificate/font/noto-fonts.ts';
import {
  type CertificateFacts,
  layoutCertificate,
  type PageLayout,
} from '../../src/features/certificate/layout/layout-certificate.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from '../../src/features/certificate/layout/page.ts';
import { PagePreview } from '../../src/features/certificate/preview/page-preview.tsx';

/* Draws a certificate as the editor's preview and as the PDF of a batch, for the suite that compares both. */
const TEMPLATE = {
  ...CLASS_DEFAULTS,
  fontSize: 42,
  left: 10.75,
  top: 40,
  leftNumber: 11,
  topNumber: 30,
  fontSizeNumber: 19,
};

/** Pixels per CSS pixel of both pictures. With 1, rounding would shift the edges of letters. */
const SHARPNESS = 4;

/** CSS pixels per point. */
const PX_PER_PT = 96 / 72;

export interface Word {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

/** Bounding box of a drawn text, in CSS pixels of the page. */
export interface Ink {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ComparedPage {
  readonly preview: readonly Word[];
  readonly pdf: readonly Word[];
}

const factsOf = (fullName: string): CertificateFacts => ({
  fullName,
  predicate: 'Istimewa',
  printedNumber: '001/NBKD77/10/20',
  competencies: [
    'Mengenali kesalahan ejaan dan tanda baca',
    'Menyunting kalimat agar efektif dan tidak bermakna ganda',
  ],
  publicCode: 'ABCDEFGHJK',
  verifyUrl: 'https://widya.example/sertifikat/ABCDEFGHJK',
});

/** Renders the preview and replaces it by a copy of its SVG without frame, at the true size of the page. */
async function showPreview(page: PageLayout): Promise<SVGSVGElement> {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <DesignSystemProvider>
      <PagePreview page={page} label="Uji" background={null} selected="name" onSelect={() => undefined} />
    </DesignSystemProvider>,
  );
  const drawn = await until(() => host.querySelector('svg'));
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  for (const part of copy.querySelectorAll('g')) part.removeAttribute('class');
  copy.setAttribute('width', String(PAGE_WIDTH));
  copy.setAttribute('height', String(PAGE_HEIGHT));
  copy.setAttribute('style', 'display:block;background:#fff');
  copy.id = page.background;
  host.replaceWith(copy);
  return copy;
}

async function until<T>(find: () => T | null): Promise<T> {
  for (;;) {
    const found = find();
    if (found !== null) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Returns the words of the preview, with widths that exclude trailing spaces. */
const wordsOfPreview = (svg: SVGSVGElement): Word[] =>
  [...svg.querySelectorAll('tspan')].map((word) => {
    const text = word.textContent ?? '';
    const baseline = Number(word.parentElement?.getAttribute('y'));
    const width = word.getSubStringLength(0, text.trimEnd().length);
    return { text, x: Number(word.getAttribute('x')), baseline, width };
  });

/**
 * Draws the preview and the PDF and returns the words of both. Their pictures stay in the document, with ids such as
 * `certPage1` and `certPage1-pdf`.
 */
async function compare(fullName: string): Promise<ComparedPage[]> {
  document.body.replaceChildren();
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  await loadFont();
  for (const { block, bytes } of await notoFontsOf(blocksOf([fullName]))) await loadFontFrom(bytes, block);
  const { pages } = layoutCertificate(TEMPLATE, factsOf(fullName), createMeasure());
  const font = await fontBytes();
  const pool = await openRendererPool({ template: TEMPLATE, font, backgrounds: [null, null] }, 1);
  const { pdf } = await pool.draw(factsOf(fullName));
  pool.close();
  const opened = await getDocument({ data: await pdf.blob().arrayBuffer() }).promise;
  const compared: ComparedPage[] = [];
  for (const [index, page] of pages.entries()) {
    const preview = wordsOfPreview(await showPreview(page));
    const sheet = await opened.getPage(index + 1);
    const viewport = sheet.getViewport({ scale: PX_PER_PT * SHARPNESS });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    canvas.id = `${page.background}-pdf`;
    canvas.style.cssText = `display:block;width:${PAGE_WIDTH}px;height:${PAGE_HEIGHT}px`;
    document.body.append(canvas);
    await sheet.render({ canvas, viewport }).promise;
    const { items } = await sheet.getTextContent();
    const height = sheet.getViewport({ scale: 1 }).height;
    const words = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x: x * PX_PER_PT, baseline: (height - y) * PX_PER_PT, width: item.width * PX_PER_PT }];
    });
    compared.push({ preview, pdf: words });
  }
  return compared;
}

const pictures = new Map<string, OffscreenCanvasRenderingContext2D>();

/** Decodes a picture once. @param png address of the picture. */
async function pixelsOf(png: string): Promise<OffscreenCanvasRenderingContext2D> {
  const known = pictures.get(png);
  if (known) return known;
  const picture = await createImageBitmap(await (await fetch(png)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  pictures.set(png, context);
  return context;
}

/** Returns the bounding box of the dark pixels in an area of a picture. */
async function inkOf(png: string, area: { x: number; y: number; width: number; height: number }): Promise<Ink> {
  const context = await pixelsOf(png);
  const dots = (px: number): number => Math.max(0, Math.floor(px * SHARPNESS));
  const [left, top] = [dots(area.x), dots(area.y)];
  const { data, width, height } = context.getImageData(left, top, dots(area.width), dots(area.height));
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const darkness = 255 * 3 - (data[at] ?? 255) - (data[at + 1] ?? 255) - (data[at + 2] ?? 255);
      if (darkness < 200) continue;
      ink.left = Math.min(ink.left, left + x);
      ink.right = Math.max(ink.right, left + x);
      ink.top = Math.min(ink.top, top + y);
      ink.bottom = Math.max(ink.bottom, top + y);
    }
  return {
    left: ink.left / SHARPNESS,
    top: ink.top / SHARPNESS,
    right: ink.right / SHARPNESS,
    bottom: ink.bottom / SHARPNESS,
  };
}

const page = { compare, inkOf };
export type CertificatePage = typeof page;
Object.assign(window, { certificate: page });
