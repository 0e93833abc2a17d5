import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ProductCall {
  readonly method: string;
  /** With named parameters, `/v1/class/:code`. */
  readonly path: string;
}

export interface ProductMessage {
  readonly text: string;
  /** What is looked for where the text holds a placeholder that code writes in another way. */
  readonly search?: string;
}

/** `docs/product`, read as data. */
export interface ProductDocuments {
  /** Numbers of rules, decisions, reliability tests and load shapes; each as often as it is defined. */
  readonly numbers: readonly string[];
  readonly calls: readonly ProductCall[];
  readonly routes: readonly string[];
  readonly messages: readonly ProductMessage[];
}

const FOLDER = 'docs/product';

/** A rule or decision stands as `- **A-001** …`, a number of a table as `| S1 | …`. */
const DEFINITION = /^(?:- \*\*([ABC]-\d{3}|D\d+)\*\* |\| \**([SL]\d+)\** \|)/gm;

/** Reads what the product promises. @param root of the project. */
export function readProductDocuments(root: string): ProductDocuments {
  const json = <T>(name: string): T => JSON.parse(readFileSync(path.join(root, FOLDER, name), 'utf8')) as T;
  const texts = globSync(`${FOLDER}/**/*.md`, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return {
    numbers: texts.flatMap((text) => [...text.matchAll(DEFINITION)].map(([, rule, row]) => rule ?? row ?? '')),
    calls: json('calls.json'),
    routes: json<readonly { readonly path: string }[]>('routes.json').map((route) => route.path),
    messages: json('messages.json'),
  };
}
