/**
 * The federation runtime: a chunk of its own, asked for in parallel with the frame after sign-in. Remotes are built without it
 * (`externalRuntime`) and use this copy: 26 KB less in each of their entries.
 */
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';

declare global {
  /** Where entries built with `externalRuntime` look for the runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

export { createInstance };
export type FederationHost = ReturnType<typeof createInstance>;
