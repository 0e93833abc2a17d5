import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ARABIC_RANGES, HAN_RANGES, HANGUL_RANGES, notoBlockOf } from '@widya/contract/certificate-letters';
import subsetFont from 'subset-font';

/* Creates the files of Noto Sans Medium (SIL Open Font License 1.1) for letters outside Latin: one per 256 code
   points, so that a Chinese name needs some 50 KB per character instead of 6 MB. The packages contain every weight
   (210 MB), so they are downloaded to a temporary folder. Run it after a change of the ranges; the result is
   committed. */
const SOURCES = [
  {
    package: '@fontsource/noto-sans-arabic@5.3.0',
    file: 'noto-sans-arabic-arabic-500-normal.woff',
    ranges: ARABIC_RANGES,
  },
  // Contains all unified ideographs; packages of single languages contain half of them.
  { package: '@openfonts/noto-sans-sc_all@1.44.1', file: 'noto-sans-sc-all-500.woff', ranges: HAN_RANGES },
  { package: '@fontsource/noto-sans-kr@5.3.0', file: 'noto-sans-kr-korean-500-normal.woff', ranges: HANGUL_RANGES },
] as const;

const FONTS = new URL('../src/features/certificate/font/', import.meta.url);
const FOLDER = new URL('noto/', FONTS);

/** A file of a published package. @param file its path in the package. */
function fileOf(name: string, file: string): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'noto-'));
  try {
    const archive = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', archive, `package/${file}`], { cwd: folder });
    return readFileSync(path.join(folder, 'package', file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lettersOf = (ranges: (typeof SOURCES)[number]['ranges']): string[] =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
// The licence requires its text beside every copy.
const licences = [SOURCES[0], SOURCES[2]].map(({ package: name }) => fileOf(name, 'LICENSE').toString('utf8').trim());
writeFileSync(new URL('LICENSE.txt', FOLDER), `${licences.join('\n\n')}\n`);
const blocks: string[] = [];
for (const { package: name, file, ranges } of SOURCES) {
  const source = fileOf(name, `files/${file}`);
  for (const [block, letters] of Map.groupBy(lettersOf(ranges), notoBlockOf)) {
    if (block === null) throw new Error(`A letter of ${name} belongs to no file`);
    writeFileSync(
      new URL(`${block}.woff`, FOLDER),
      await subsetFont(source, letters.join(''), { targetFormat: 'woff' }),
    );
    blocks.push(block);
  }
}

writeFileSync(
  new URL('noto-files.ts', FONTS),
  `/** Address of each file of Noto Sans, by the block of letters it holds. Written by \`scripts/make-noto-fonts.ts\`. */
export const NOTO_FILES: ReadonlyMap<string, URL> = new Map([
${blocks
  .toSorted()
  .map((block) => `  ['${block}', new URL('./noto/${block}.woff', import.meta.url)],`)
  .join('\n')}
]);
`,
);
