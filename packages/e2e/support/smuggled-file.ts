import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A page whose script changes the title when it runs. */
const ACTIVE = '<!doctype html><title>diam</title><script>document.title = "berjalan"</script>';

/**
 * Writes a page with a script directly into the file storage, which skips every check, with the extension of another
 * type.
 * @returns the address of the file
 */
export function smuggleFile(dataDir: string, extension: 'png' | 'pdf' | 'csv'): string {
  const key = `public/uji/2026/${randomBytes(16).toString('hex')}.${extension}`;
  const file = path.join(dataDir, 'files', key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ACTIVE);
  return `/files/${key}`;
}
