import type { ProductCall, ProductMessage } from './documents.ts';

/** Normalises the parameters of a path. */
const plainPath = (path: string): string => path.replace(/:\w+/g, ':');

/** Calls without an endpoint in the contract. */
export function missingCalls(calls: readonly ProductCall[], endpoints: readonly ProductCall[]): readonly string[] {
  const answered = new Set(endpoints.map(({ method, path }) => `${method} ${plainPath(path)}`));
  return calls
    .filter(({ method, path }) => !answered.has(`${method} ${plainPath(path)}`))
    .map(({ method, path }) => `${method} ${path}`);
}

/** Routes that are declared neither by the shell, a remote nor the participants' site. */
export function missingRoutes(routes: readonly string[], declared: readonly string[]): readonly string[] {
  const paths = new Set(declared.map(plainPath));
  return routes.filter((route) => !paths.has(plainPath(route)));
}

const SHORTEST_PART = 8;
const LONGEST_VALUE = 120;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
};

/** A source without escapes, so that a text in a string is found as it is displayed. */
const unescapedSource = (source: string): string =>
  source
    .replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\\(['"`/])/g, '$1')
    .replace(/\s+/g, ' ');

function patternOf({ text, search = text }: ProductMessage): RegExp {
  const clean = search.replace(/\s+/g, ' ').trim();
  if (/\{\w+\}/.test(clean)) {
    const parts = clean.split(/\{\w+\}/).map((part) => part.trim());
    const long = parts.filter((part) => part.length >= SHORTEST_PART);
    const sought =
      long.length > 0 ? long : [parts.reduce((longest, part) => (part.length > longest.length ? part : longest))];
    return new RegExp(sought.map(escaped).join(`.{0,${LONGEST_VALUE}}?`), 'u');
  }
  // A single word occurs in many sentences, so it must be a complete string or JSX text.
  if (!clean.includes(' ')) return new RegExp(`["'\`>}] ?${escaped(clean)} ?["'\`<{$]`, 'u');
  // Prevents finding 'tersimpan' in 'tersimpan!'.
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(clean.replace(/^\+ /, ''))}(?! ?[\\p{L}\\p{N}]|[!.,?])`, 'u');
}

/**
 * Displayed texts that no source contains; escapes, white space and the values of placeholders may differ.
 * @param sources of the product, without tests and stories.
 */
export function missingMessages(messages: readonly ProductMessage[], sources: readonly string[]): readonly string[] {
  const unescaped = sources.map(unescapedSource);
  return [...new Map(messages.map((message) => [message.text, message])).values()]
    .filter((message) => {
      const pattern = patternOf(message);
      return !unescaped.some((source) => pattern.test(source));
    })
    .map(({ text }) => text);
}
