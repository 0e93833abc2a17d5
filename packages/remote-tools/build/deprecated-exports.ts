/** A documentation comment with `@deprecated`, followed by the export that it documents. */
const DEPRECATED =
  /\/\*\*(?:(?!\*\/)[\s\S])*?@deprecated\s+((?:(?!\*\/)[\s\S])*?)\*\/\s*export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+)/g;

/** Exports of a source that are marked `@deprecated`, with the text of the mark: `since 0.2.0; use Link`. */
export const deprecatedExports = (source: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...source.matchAll(DEPRECATED)].map(([, text = '', name = '']) => [
      name,
      text.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim(),
    ]),
  );
