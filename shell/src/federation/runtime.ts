/**
 * The federation runtime, which comes with the frame after sign-in. Remotes are built
 * without it (`packages/remote-tools/build/external-runtime.ts`) and use this copy, which saves 26 KB in each of their
 * entries.
 */
import { createInstance } from '@module-federation/runtime';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

declare global {
  /** Global through which the entries of remotes find the runtime. */
  var _WIDYA_FEDERATION: typeof bundlerRuntime | undefined;
}

globalThis._WIDYA_FEDERATION = bundlerRuntime;

export { createInstance };
export type FederationHost = ReturnType<typeof createInstance>;
