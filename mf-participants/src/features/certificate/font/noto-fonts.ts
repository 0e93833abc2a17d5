import { drawableText, notoBlockOf } from '@widya/contract/certificate-letters';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** An additional font besides that of Latin letters. */
export interface NotoFont {
  /** The block of characters, which is also its name. */
  readonly block: string;
  /** OpenType data. */
  readonly bytes: ArrayBuffer;
}

/** Distinct blocks of the characters that are not Latin. */
export const blocksOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...drawableText(text)].flatMap((letter) => notoBlockOf(letter) ?? []))),
];

const NOT_LOADED = 'Huruf untuk nama ini tidak dapat dimuat. Periksa jaringan, lalu coba lagi.';

const fonts = new Map<string, Promise<NotoFont>>();

async function readFont(block: string): Promise<NotoFont> {
  const { NOTO_FILES } = await import('./noto-files.ts');
  const file = NOTO_FILES.get(block);
  if (file === undefined) throw new Error(NOT_LOADED);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(NOT_LOADED);
  return { block, bytes: await woffToSfnt(await answer.arrayBuffer()) };
}

function fontOf(block: string): Promise<NotoFont> {
  const known = fonts.get(block);
  if (known) return known;
  const reading = readFont(block).catch((caught: unknown) => {
    // Removes the failed entry, so that the next text retries.
    fonts.delete(block);
    throw new Error(NOT_LOADED, { cause: caught });
  });
  fonts.set(block, reading);
  return reading;
}

/** Fonts by block, each downloaded once. @throws Error with an Indonesian message */
export const notoFontsOf = (blocks: readonly string[]): Promise<NotoFont[]> => Promise.all(blocks.map(fontOf));
