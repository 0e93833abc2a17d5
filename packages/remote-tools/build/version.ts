import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Stands in the compiled files for the version, which is known only when they exist. */
export const VERSION_PLACEHOLDER = 'WIDYA_VERSION';

/** The version in the `package.json` of a folder. */
export const ownVersion = (dir: string): string =>
  (JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string }).version;
