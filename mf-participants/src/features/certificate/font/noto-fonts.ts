import { drawableText, notoBlockOf } from '@widya/contract/certificate-letters';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** A font beside that of Latin letters. */
export interface NotoFont {
  /** Block of letters it holds, which is its name. */
  readonly block: string;
  /** As OpenType. */
  readonly bytes: ArrayBuffer;
}

/** Blocks of letters of texts that are not Latin, each once. */
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
    // The next text that needs it asks again.
    fonts.delete(block);
    throw new Error(NOT_LOADED, { cause: caught });
  });
  fonts.set(block, reading);
  return reading;
}

/** Fonts by the blocks they hold; each is fetched once. @throws Error with an Indonesian sentence */
export const notoFontsOf = (blocks: readonly string[]): Promise<NotoFont[]> => Promise.all(blocks.map(fontOf));
