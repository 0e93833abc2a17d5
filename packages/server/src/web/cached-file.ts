import { readFileSync, statSync } from 'node:fs';

/**
 * A small file that may be replaced while we run: read again whenever its time or size changes.
 * What cannot be read or parsed leaves the last good value in place.
 * @param complain told once per changed file that it cannot be used.
 * @returns a function that answers the present value, null while there never was one.
 */
export function cachedFile<T>(
  path: string,
  parse: (text: string) => T,
  complain: (error: unknown) => void,
): () => T | null {
  let seen = '';
  let value: T | null = null;
  return () => {
    const facts = statSync(path, { throwIfNoEntry: false });
    const mark = facts ? `${facts.mtimeMs}:${facts.size}:${facts.ino}` : '';
    if (mark === seen) return value;
    seen = mark;
    // Gone for a moment while it is being replaced, or not built yet: what was good stays good.
    if (!facts) return value;
    try {
      value = parse(readFileSync(path, 'utf8'));
    } catch (error) {
      complain(error);
    }
    return value;
  };
}
