import type { Sources } from '../source-files.ts';

export interface CitationProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A rule, a decision or a reliability number. */
const NUMBER = /(?<![\w-])(?:[ABC]-\d{3}|D\d{1,3}|S\d{1,2})(?![\w-])/g;

// Composed from parts, so that the check does not find it in this file.
const ELSEWHERE = new RegExp(
  `\\b(?:${['specification', 'decisions?', 'rules?', 'issues?'].join('|')}) (?:[ABC]-)?\\d`,
  'i',
);

/** Citations that are not defined in `docs/product`, and references to documents outside the repository. */
export function citationProblems(sources: Sources, defined: ReadonlySet<string>): readonly CitationProblem[] {
  const problems: CitationProblem[] = [];
  for (const [file, source] of sources)
    for (const [index, text] of source.split('\n').entries()) {
      const at = { file, line: index + 1 };
      for (const [number] of text.matchAll(NUMBER))
        if (!defined.has(number)) problems.push({ ...at, message: `${number} is not defined in docs/product` });
      const [other] = ELSEWHERE.exec(text) ?? [];
      if (other) problems.push({ ...at, message: `'${other}' cites a document outside docs/product` });
    }
  return problems;
}

/** Numbers that are defined more than once. */
export const definedTwice = (numbers: readonly string[]): readonly string[] => [
  ...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index)),
];
