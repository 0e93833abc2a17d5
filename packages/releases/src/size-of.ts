import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);

/** Bytes of all scripts and styles of a build as browsers get them: the compressed copies where there are some. */
export function sizeOf(dir: string): number {
  const sent = (file: string): string => (existsSync(path.join(dir, `${file}.br`)) ? `${file}.br` : file);
  return readdirSync(dir)
    .filter(isCode)
    .reduce((sum, file) => sum + statSync(path.join(dir, sent(file))).size, 0);
}
