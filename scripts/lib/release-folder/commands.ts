import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';

/** Commands for developers, which a release does not have. */
const LEFT_OUT = new Set(['seed']);

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * The programs of a release by name, with their sources: the server as `main`, and every command of package.json that
 * runs a file of the server, such as `backup`.
 */
export function releaseCommands(): Readonly<Record<string, string>> {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const commands = Object.entries(scripts).flatMap(([name, script]) => {
    const source = /^node (packages\/server\/src\/\S+\.ts)$/.exec(script)?.[1];
    return source === undefined || LEFT_OUT.has(name) ? [] : [[name, source] as const];
  });
  return Object.fromEntries([['main', 'packages/server/src/main.ts'], ...commands]);
}
