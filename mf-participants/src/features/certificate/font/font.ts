import type { Measure } from '../layout/fit-text.ts';

/** The family under which the browser knows the font, in pages and workers alike. */
export const FONT_FAMILY = 'Widya Sertifikat';

/** The family of a block of letters of Noto Sans; null is the certificate's own. */
export const familyOf = (block: string | null): string => (block === null ? FONT_FAMILY : `${FONT_FAMILY} ${block}`);

const FONT_URL = new URL('./certificate-font.ttf', import.meta.url);

let bytes: Promise<ArrayBuffer> | null = null;

/** The bytes of the font; asked for once. @throws TypeError when the network fails; the next call asks again */
export function fontBytes(): Promise<ArrayBuffer> {
  bytes ??= readFont().catch((caught: unknown) => {
    bytes = null;
    throw caught;
  });
  return bytes;
}

async function readFont(): Promise<ArrayBuffer> {
  const answer = await fetch(FONT_URL);
  if (!answer.ok) throw new TypeError(`The font answered ${answer.status}`);
  return answer.arrayBuffer();
}

/** The fonts of a page or of a worker. */
const fontsHere = (): FontFaceSet | undefined =>
  (globalThis as { document?: { fonts?: FontFaceSet }; fonts?: FontFaceSet }).document?.fonts ??
  (globalThis as { fonts?: FontFaceSet }).fonts;

let loaded: Promise<void> | null = null;

/** Makes the font known to the page or worker it is called in. */
export function loadFont(): Promise<void> {
  loaded ??= register().catch((caught: unknown) => {
    loaded = null;
    throw caught;
  });
  return loaded;
}

async function register(): Promise<void> {
  await loadFontFrom(await fontBytes());
}

/** As `loadFont`, with bytes at hand. @param block of letters of Noto Sans; left out for the certificate's own font. */
export async function loadFontFrom(content: ArrayBuffer, block: string | null = null): Promise<void> {
  const face = new FontFace(familyOf(block), content);
  await face.load();
  fontsHere()?.add(face);
}

/** Widths are taken at this size and scaled: large enough that no hinting rounds them. */
const MEASURED_AT = 1_000;

/**
 * Measures with the browser's own text layout (kerning included), the same in pages and in workers. Call it after `loadFont`; fonts of blocks are
 * loaded before they are measured.
 * Widths are kept: a batch measures the same short texts again and again.
 */
export function createMeasure(): Measure {
  const canvas = typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (context === null) throw new Error('This browser offers no canvas');
  const known = new Map<string | null, Map<string, number>>();
  const widthsOf = (block: string | null) => {
    const widths = known.get(block) ?? new Map<string, number>();
    known.set(block, widths);
    return widths;
  };
  return (text, fontSize, block = null) => {
    const widths = widthsOf(block);
    const width = widths.get(text) ?? widthOf(context, text, block);
    if (widths.size < 5_000) widths.set(text, width);
    return width * fontSize;
  };
}

function widthOf(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  text: string,
  block: string | null,
): number {
  context.font = `${MEASURED_AT}px "${familyOf(block)}"`;
  context.fontKerning = 'normal';
  return context.measureText(text).width / MEASURED_AT;
}
