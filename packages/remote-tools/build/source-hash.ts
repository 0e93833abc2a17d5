import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files that are not part of a build. @param file relative to the folder that is hashed. */
const isOutsideBuild = (file: string): boolean =>
  /\.(test|stories|bench)\.tsx?$|\.md$|(^|\/)(node_modules|__screenshots__|coverage)(\/|$)/.test(file);

function* filesUnder(target: string, top = target): Generator<string> {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) {
    yield target;
    return;
  }
  for (const entry of readdirSync(target, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(target, entry.name);
    if (isOutsideBuild(path.relative(top, file))) continue;
    if (entry.isDirectory()) yield* filesUnder(file, top);
    else yield file;
  }
}

/**
 * Hash of sources: names and contents of all files that can be part of a build.
 * @param targets absolute paths of files or folders; missing ones count as empty.
 * @param root folder to which names are relative.
 * @returns 10 hexadecimal digits.
 */
export function hashSources(targets: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const target of targets) {
    for (const file of filesUnder(target)) {
      hash.update(`${path.relative(root, file)}\0`);
      hash.update(readFileSync(file));
      hash.update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}
