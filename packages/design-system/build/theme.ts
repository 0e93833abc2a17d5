import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { system } from '../src/theme/system.ts';
import { exportedConstants } from './constant-values.ts';

export type System = typeof system;

/** The theme of the installed package: a source in this repository, compiled elsewhere. */
const FILE =
  ['ts', 'js'].map((ending) => path.join(import.meta.dirname, `../src/theme/system.${ending}`)).find(existsSync) ?? '';

interface Theme {
  readonly system: System;
  /** Its files, whose changes change every compiled recipe. */
  readonly files: readonly string[];
}

let current: (Theme & { readonly version: number }) | undefined;

const versionOf = (files: readonly string[]): number => Math.max(...files.map((file) => statSync(file).mtimeMs));

/** The theme with its tokens, read again when one of its files has changed, as in a development server. */
export function theme(): Theme {
  if (current === undefined || versionOf(current.files) !== current.version) {
    const { values, files } = exportedConstants(FILE, ['system']);
    current = { system: values[0] as System, files, version: versionOf(files) };
  }
  return current;
}
