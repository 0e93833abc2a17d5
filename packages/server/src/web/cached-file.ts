import { readFileSync, statSync } from 'node:fs';

/**
 * A small file that may be replaced at run time; it is read again when its time or size changes. A file that cannot be
 * read or parsed leaves the last valid value in place.
 * @param onInvalid called once per changed file that is invalid.
 * @returns a function that returns the current value, null before the first valid one.
 */
export function cachedFile<T>(
  path: string,
  parse: (text: string) => T,
  onInvalid: (error: unknown) => void,
): () => T | null {
  let lastStamp = '';
  let value: T | null = null;
  return () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    const stamp = stats ? `${stats.mtimeMs}:${stats.size}:${stats.ino}` : '';
    if (stamp === lastStamp) return value;
    lastStamp = stamp;
    // A file that is missing, while it is replaced or not built yet, leaves the last valid value in place.
    if (!stats) return value;
    try {
      value = parse(readFileSync(path, 'utf8'));
    } catch (error) {
      onInvalid(error);
    }
    return value;
  };
}
