import { readFileSync, statSync } from 'node:fs';

/**
 * A small file that may be replaced at run time; it is read again when its time or size changes. A file that cannot be
 * read or parsed leaves the last valid value in place.
 * @param complain called once per changed file that is invalid.
 * @returns a function that returns the current value, null before the first valid one.
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
    // A file that is missing, while it is replaced or not built yet, leaves the last valid value in place.
    if (!facts) return value;
    try {
      value = parse(readFileSync(path, 'utf8'));
    } catch (error) {
      complain(error);
    }
    return value;
  };
}
