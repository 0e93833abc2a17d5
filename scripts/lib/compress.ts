import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Below this a compressed copy saves less than its own header. Bytes. */
const WORTH_IT = 1_000;

/**
 * Writes `.br` and `.gz` beside the scripts and styles of a folder, at the highest level: files that never change are compressed
 * once, when they are built, and the server sends them as they are. Copies that exist are left.
 */
export async function compressFolder(dir: string): Promise<void> {
  const files = readdirSync(dir).filter(
    (name) => /\.(js|css)$/.test(name) && !existsSync(path.join(dir, `${name}.br`)),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(dir, name);
      const content = readFileSync(file);
      if (content.length < WORTH_IT) return;
      const [small, smaller] = await Promise.all([
        gz(content, { level: 9 }),
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      ]);
      writeFileSync(`${file}.gz`, small);
      writeFileSync(`${file}.br`, smaller);
    }),
  );
}
