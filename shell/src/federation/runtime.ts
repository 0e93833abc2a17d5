/**
 * The federation runtime: a chunk of its own, asked for in parallel with the frame after sign-in. Remotes are built without any of
 * it (`packages/remote-kit/build/external-runtime.ts`) and use this one copy: 26 KB less in each of their entries.
 */
import { createInstance } from '@module-federation/runtime';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

declare global {
  /** Where the entries of remotes look for the runtime. */
  var _WIDYA_FEDERATION: typeof bundlerRuntime | undefined;
}

globalThis._WIDYA_FEDERATION = bundlerRuntime;

export { createInstance };
export type FederationHost = ReturnType<typeof createInstance>;
