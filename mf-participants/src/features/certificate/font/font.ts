import type { Measure } from '../layout/fit-text.ts';

/** Name of the font family, in pages and workers. */
export const FONT_FAMILY = 'Widya Sertifikat';

/** Font family of a block of Noto Sans; null stands for the certificate's own font. */
export const familyOf = (block: string | null): string => (block === null ? FONT_FAMILY : `${FONT_FAMILY} ${block}`);

const FONT_URL = new URL('./certificate-font.ttf', import.meta.url);

let bytes: Promise<ArrayBuffer> | null = null;

/** The bytes of the font, downloaded once. @throws TypeError when the network fails; the next call retries */
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

/** The font set of the current page or worker. */
const fontsHere = (): FontFaceSet | undefined =>
  (globalThis as { document?: { fonts?: FontFaceSet }; fonts?: FontFaceSet }).document?.fonts ??
  (globalThis as { fonts?: FontFaceSet }).fonts;

let loaded: Promise<void> | null = null;

/** Registers the font in the current page or worker. */
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

/** As `loadFont`, with given bytes. @param block block of Noto Sans; the certificate's own font by default. */
export async function loadFontFrom(content: ArrayBuffer, block: string | null = null): Promise<void> {
  const face = new FontFace(familyOf(block), content);
  await face.load();
  fontsHere()?.add(face);
}

/** Size at which widths are measured before scaling, large enough to avoid rounding by hinting. */
const MEASURED_AT = 1_000;

/**
 * Measures with the browser's text layout, including kerning, equally in pages and workers. Call it after `loadFont`;
 * fonts of blocks must be loaded before measuring them. Widths are cached, because a batch measures the same short
 * texts repeatedly.
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
