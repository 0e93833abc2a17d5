import type { Sources } from '../checks/source-files.ts';

/** Number of identical consecutive lines that make a pair. */
const SHARED = 6;

/** Import statements, including those of several lines. */
const IMPORTS = /^import\b[^;]*;/gm;

/** Lines without blank lines, comments, imports and lone punctuation. */
const meaningful = (source: string): readonly string[] =>
  source
    .replaceAll(IMPORTS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(\/\/|\/?\*)/.test(line));

/** Pairs of files, or of places in one file, with so many identical consecutive lines; each pair of files once. */
export function identicalPairs(sources: Sources): readonly (readonly [string, string])[] {
  const places = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const lines = meaningful(source);
    for (let at = 0; at + SHARED <= lines.length; at += 1) {
      const run = lines.slice(at, at + SHARED).join('\n');
      const found = places.get(run);
      if (found) found.add(file);
      else places.set(run, new Set([file]));
    }
  }
  const pairs = new Map<string, readonly [string, string]>();
  for (const files of places.values()) {
    const sorted = [...files].toSorted();
    for (const [index, first] of sorted.entries())
      for (const second of sorted.slice(index + 1)) pairs.set(`${first}\n${second}`, [first, second]);
  }
  return [...pairs.values()];
}
