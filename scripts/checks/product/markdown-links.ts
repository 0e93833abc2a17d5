import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Sources } from '../source-files.ts';

export interface LinkProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const LINK = /\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g;
const CODE = /`[^`]*`/g;
const FENCE = /^\s*```/;
const HEADING = /^#+ (.+)$/gm;

/** The anchor of a heading, as GitHub derives it: lower case, without punctuation, spaces as hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsIn = (document: string): ReadonlySet<string> =>
  new Set([...document.matchAll(HEADING)].map(([, heading = '']) => anchorOf(heading)));

/**
 * Relative links of Markdown files to missing files or headings. Links in code are examples and are skipped.
 * @param exists whether a path relative to the root is a file or a folder.
 */
export function brokenLinks(documents: Sources, exists: (file: string) => boolean): readonly LinkProblem[] {
  const problems: LinkProblem[] = [];
  for (const [file, document] of documents) {
    let isCode = false;
    for (const [index, text] of document.split('\n').entries()) {
      if (FENCE.test(text)) isCode = !isCode;
      if (isCode) continue;
      for (const [, link = ''] of text.replace(CODE, '').matchAll(LINK)) {
        const [target = '', anchor] = link.split('#');
        const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
        const at = { file, line: index + 1 };
        if (linked !== file && !exists(linked)) problems.push({ ...at, message: `${link} leads to no file` });
        else if (anchor && documents.has(linked) && !anchorsIn(documents.get(linked) ?? '').has(anchor))
          problems.push({ ...at, message: `${link} leads to no heading` });
      }
    }
  }
  return problems;
}

/** Checks the links of documents on the disk. */
export const brokenLinksBelow = (root: string, documents: Sources): readonly LinkProblem[] =>
  brokenLinks(documents, (file) => existsSync(path.join(root, file)));
