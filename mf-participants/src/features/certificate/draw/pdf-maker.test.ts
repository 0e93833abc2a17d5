import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from '@jest/globals';
import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { NOTO_FILES } from '../font/noto-files.ts';
import { blocksOf } from '../font/noto-fonts.ts';
import { woffToSfnt } from '../font/woff-to-sfnt.ts';
import { layoutCertificate } from '../layout/layout-certificate.ts';
import { createPdfMaker, registerFont, registerNotoFont } from './pdf-maker.ts';

beforeAll(async () => {
  const font = await readFile(new URL('../font/certificate-font.ttf', import.meta.url));
  registerFont(new Uint8Array(font).buffer);
});

/** Draws a certificate and returns its bytes. */
async function drawn(fullName: string): Promise<Uint8Array<ArrayBuffer>> {
  const facts = {
    fullName,
    predicate: null,
    printedNumber: '001/UJI',
    competencies: [],
    publicCode: 'ABCDEFGHJK',
    verifyUrl: 'https://widya.example/sertifikat/ABCDEFGHJK',
  };
  const layout = layoutCertificate(
    { ...CLASS_DEFAULTS, hidePageTwo: true },
    facts,
    (text, size) => text.length * size * 0.55,
  );
  const pieces = createPdfMaker({}).draw(layout, fullName);
  return new Uint8Array(await new Blob(pieces.map((piece) => piece as ArrayBuffer)).arrayBuffer());
}

/** Returns the texts of the first page of a PDF, each followed by its width. */
async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const opened = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { items } = await (await opened.getPage(1)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str !== '' ? `${item.str} ${item.width.toFixed(1)}` : []));
}

it('gives the same letters the same widths, whatever composed letters are drawn in between', async () => {
  const before = await textsOf(await drawn('Sinta Hanun'));
  for (const name of ['Zoë Ñuñez', 'Łukasz Ğün', 'Élise Ångström']) {
    const [, ...texts] = await textsOf(await drawn(name));
    expect(texts.join(' ')).toContain(name.split(' ')[0] ?? '');
  }
  expect(await textsOf(await drawn('Sinta Hanun'))).toEqual(before);
});

it('gives the same certificate the same size again', async () => {
  const first = await drawn('Wahyu Xaverius');
  const again = await drawn('Wahyu Xaverius');
  expect(again.length).toBe(first.length);
});

async function keepFontsOf(text: string): Promise<void> {
  for (const block of blocksOf([text])) {
    const file = await readFile(NOTO_FILES.get(block) ?? '');
    registerNotoFont(block, await woffToSfnt(new Uint8Array(file).buffer));
  }
}

it('embeds a font of its own for each script, and each keeps its letters (D219)', async () => {
  const names = ['Lim 林志强', 'محمد علي', '김민준 さくら', 'Nguyễn Phượng'];
  for (const name of names) await keepFontsOf(name);
  const before = await textsOf(await drawn('Sinta Hanun'));
  for (const name of [...names, ...names]) {
    const texts = (await textsOf(await drawn(name))).map((text) => text.replace(/ [\d.]+$/, '')).join('');
    for (const word of name.split(' ')) expect(texts).toContain(word);
  }
  expect(await textsOf(await drawn('Sinta Hanun'))).toEqual(before);
});
