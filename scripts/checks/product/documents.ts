import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ProductCall {
  readonly method: string;
  /** With named parameters, `/v1/class/:code`. */
  readonly path: string;
}

export interface ProductMessage {
  readonly text: string;
  /** Text to search for when the displayed one has a placeholder that code writes differently. */
  readonly search?: string;
}

/** The content of `docs/product` as data. */
export interface ProductDocuments {
  /** Numbers of rules, decisions, reliability tests and load shapes, repeated as often as they are defined. */
  readonly numbers: readonly string[];
  readonly calls: readonly ProductCall[];
  readonly routes: readonly string[];
  readonly messages: readonly ProductMessage[];
}

const FOLDER = 'docs/product';

/** Matches a rule or decision, `- **A-001** …`, and a number in a table, `| S1 | …`. */
const DEFINITION = /^(?:- \*\*([ABC]-\d{3}|D\d+)\*\* |\| \**([SL]\d+)\** \|)/gm;

/** Reads `docs/product`. @param root of the project. */
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
