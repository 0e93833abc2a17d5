import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function readName(folder: string): { readonly name?: string; readonly version?: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** Version of the product, from the nearest `package.json` of it above this file; `unknown` without one. */
export function productVersion(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const { name, version } = readName(folder);
    if (name === 'widya' && version !== undefined) return version;
    if (folder === dirname(folder)) return 'unknown';
  }
}
