import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A page whose script says that it has run. */
const ACTIVE = '<!doctype html><title>diam</title><script>document.title = "berjalan"</script>';

/** Puts a page with a script into the file storage under another kind of name, past every check. @returns its address */
export function smuggleFile(dataDir: string, extension: 'png' | 'pdf' | 'csv'): string {
  const key = `public/uji/2026/${randomBytes(16).toString('hex')}.${extension}`;
  const file = path.join(dataDir, 'files', key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ACTIVE);
  return `/files/${key}`;
}
