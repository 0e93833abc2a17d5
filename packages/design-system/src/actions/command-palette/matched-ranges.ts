/** A part of a text, and whether the search matched it. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const fold = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('id');

/** A text without case and accents, with the original position of each of its characters. */
function folded(text: string) {
  let plain = '';
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const simple = fold(letter);
    plain += simple;
    for (let unit = 0; unit < simple.length; unit += 1) starts.push(at);
    at += letter.length;
  }
  return { plain, starts: [...starts, text.length] };
}

const isWordStart = (plain: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? '');

/** Position of a word in the text; the beginning of a word is preferred to the inside. */
function positionOf(plain: string, word: string): number {
  for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) if (isWordStart(plain, at)) return at;
  return plain.indexOf(word);
}

/** Splits a text into matched and unmatched parts: matches the whole query, or otherwise each of its words. */
export function matchedParts(text: string, query: string): readonly TextPart[] {
  const { plain, starts } = folded(text);
  const needle = [...query.trim()].map(fold).join('');
  if (needle === '') return [{ text, isMatch: false }];
  const words = plain.includes(needle) ? [needle] : needle.split(/\s+/);
  const found = words
    .map((word) => ({ from: positionOf(plain, word), length: word.length }))
    .filter(({ from, length }) => from !== -1 && length > 0)
    .toSorted((a, b) => a.from - b.from);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { from, length } of found) {
    const start = Math.max(end, starts[from] ?? 0);
    const stop = starts[from + length] ?? text.length;
    if (stop <= start) continue;
    parts.push({ text: text.slice(end, start), isMatch: false }, { text: text.slice(start, stop), isMatch: true });
    end = stop;
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '');
}
