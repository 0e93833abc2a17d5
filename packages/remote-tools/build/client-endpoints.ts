import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endpointsIn } from './api-endpoints.ts';

/** An import of a module beside it, or of the contract without its schemas. */
const IMPORT = /(?:from\s*|import\()['"](\.[^'"]+|@widya\/contract\/[\w/-]+)['"]/g;

/**
 * Endpoints that a module of the API client can call: those of the contract that it names, or a module that it imports.
 * The shell provides the API client, so no build of a remote contains them.
 * @param file source of the module, or the compiled one of the installed package.
 */
export async function clientEndpoints(file: string, seen: Set<string> = new Set()): Promise<readonly string[]> {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const names = new Set(source.match(/\w+/g));
  const { resolve } = createRequire(file);
  const found = [...source.matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('.')
      ? clientEndpoints(path.join(path.dirname(file), target), seen)
      : endpointsIn(resolve(target), names),
  );
  return (await Promise.all(found)).flat();
}
