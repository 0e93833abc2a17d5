import type { RemoteBuild } from '@widya/contract/routing/registry';
import type { Budget } from './budget.ts';
import { loadScript } from './load-script.ts';

/** What an entry leaves behind: the interface of a webpack container. */
export interface Container {
  readonly init: (scope: unknown, initScope?: unknown[], options?: unknown) => void | Promise<void>;
  readonly get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** Globals by name; entries are classic scripts and declare theirs with `var`. */
const globals = globalThis as unknown as Record<string, unknown>;

/**
 * Loads the entry of a build from the network and takes its container out of the page. Whatever an earlier attempt left under the
 * same names is cleared first: chunks that arrived then would otherwise be taken for good ones.
 * @throws RemoteError
 */
export async function loadContainer(build: RemoteBuild, budget: Budget): Promise<Container> {
  const url = new URL(build.baseUrl + build.entry, location.href).href;
  globals[build.global] = undefined;
  globals[build.chunkGlobal] = undefined;
  await loadScript(url, build.integrity, budget, () => isContainer(globals[build.global]));
  return globals[build.global] as Container;
}
