import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Bytes below which a compressed copy is not worthwhile. */
const MIN_BYTES = 1_000;

/**
 * Writes `.br` and `.gz` copies of scripts and styles at the highest level: immutable files are compressed once at
 * build time, and the server sends them unchanged. Existing copies are skipped.
 */
export async function compressFolder(dir: string): Promise<void> {
  const files = readdirSync(dir).filter(
    (name) => /\.(js|css)$/.test(name) && !existsSync(path.join(dir, `${name}.br`)),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(dir, name);
      const content = readFileSync(file);
      if (content.length < MIN_BYTES) return;
      const [small, smaller] = await Promise.all([
        gz(content, { level: 9 }),
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      ]);
      writeFileSync(`${file}.gz`, small);
      writeFileSync(`${file}.br`, smaller);
    }),
  );
}
