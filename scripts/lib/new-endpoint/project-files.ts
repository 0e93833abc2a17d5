import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';

const SERVER = 'packages/server/src';

/** Files of the project by path relative to the root, current or to be written. */
export interface ProjectFiles {
  readonly read: (file: string) => string | undefined;
  /** Files of the server, into which a new endpoint is inserted. */
  readonly server: () => ReadonlyMap<string, string>;
}

/** @param changed files to be written, which replace the current ones. */
export function projectFiles(changed: Readonly<Record<string, string>> = {}): ProjectFiles {
  const read = (file: string): string | undefined =>
    changed[file] ?? (existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : undefined);
  const server = () => {
    const found = globSync(`${SERVER}/{modules,testing/examples}/**/*.ts`, { cwd: ROOT });
    const files = new Set([
      ...found,
      `${SERVER}/bindings.ts`,
      'scripts/checks/server-modules.ts',
      ...Object.keys(changed),
    ]);
    return new Map([...files].toSorted().map((file) => [file, read(file) ?? '']));
  };
  return { read, server };
}
