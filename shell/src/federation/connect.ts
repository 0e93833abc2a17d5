import { providedModules } from 'widya-provided-modules';
import type { Container } from './container.ts';
import type { FederationHost } from './runtime.ts';

let starting: Promise<FederationHost> | null = null;

async function startHost(): Promise<FederationHost> {
  // Part of the frame's file, and evaluated once it renders.
  const { createInstance } = await import(/* webpackMode: "eager" */ './runtime.ts');
  const shared = Object.entries(providedModules).map(([name, { version, get }]) => [
    name,
    {
      version,
      // A singleton without a version check, because shell and remotes come from one repository.
      shareConfig: { singleton: true, requiredVersion: false as const },
      get: async () => {
        const module = await get();
        return () => module;
      },
    },
  ]);
  return createInstance({ name: 'widya-shell', remotes: [], shared: Object.fromEntries(shared) });
}

/** Starts the federation runtime once. */
export function federationHost(): Promise<FederationHost> {
  starting ??= startHost();
  return starting;
}

/**
 * Provides a newly loaded container with the shell's shared modules.
 * @param name unique per loaded copy, so that the runtime does not return an earlier one.
 */
export async function connectContainer(container: Container, name: string, entryUrl: string): Promise<void> {
  const host = await federationHost();
  const module = host.initRawContainer(
    name,
    entryUrl,
    container as unknown as Parameters<FederationHost['initRawContainer']>[2],
  );
  await module.init(name);
}
