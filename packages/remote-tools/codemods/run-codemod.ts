import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renameExport } from './rename-export.ts';

/** Changes the code of one file. @throws Error when the arguments are wrong */
type Codemod = (source: string, ...args: readonly string[]) => string;

const CODEMODS: Readonly<Record<string, Codemod>> = {
  'rename-export': (source, old = '', next = '') => renameExport(source, old, next),
};

/**
 * Applies a codemod to the TypeScript files of a folder.
 * @returns changed files, relative to the folder.
 * @throws Error when there is no such codemod, or its arguments are wrong.
 */
export function runCodemod(name: string, args: readonly string[], dir: string): readonly string[] {
  const codemod = CODEMODS[name];
  if (!codemod) throw new Error(`${name || 'Nothing'} is no codemod. There are: ${Object.keys(CODEMODS).join(', ')}`);
  const files = globSync('**/*.{ts,tsx}', { cwd: dir, exclude: ['**/node_modules', '**/dist'] }).toSorted();
  return files.filter((file) => {
    const source = readFileSync(path.join(dir, file), 'utf8');
    const changed = codemod(source, ...args);
    if (changed === source) return false;
    writeFileSync(path.join(dir, file), changed);
    return true;
  });
}
