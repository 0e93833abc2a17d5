import type { RemoteBuild } from '@widya/contract/routing/registry';
import type { Budget } from './budget.ts';
import { loadScript } from './load-script.ts';

/** The interface of a webpack container, as stored by an entry. */
export interface Container {
  readonly init: (scope: unknown, initScope?: unknown[], options?: unknown) => void | Promise<void>;
  readonly get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** Globals by name; entries are classic scripts and declare theirs with `var`. */
const globals = globalThis as unknown as Record<string, unknown>;

/**
 * Loads the entry of a build and removes its container from the global scope. Globals of an earlier attempt are cleared
 * first, because chunks that arrived then would count as loaded.
 * @throws RemoteError
 */
export async function loadContainer(build: RemoteBuild, budget: Budget): Promise<Container> {
  const url = new URL(build.baseUrl + build.entry, location.href).href;
  globals[build.global] = undefined;
  globals[build.chunkGlobal] = undefined;
  await loadScript(url, build.integrity, budget, () => isContainer(globals[build.global]));
  return globals[build.global] as Container;
}
