import type { Registry, ShellAssets } from '@widya/contract/routing/registry';
import type { registryFor } from '@widya/contract/routing/registry-for';

/** What the boot script provides to the shell in `window.__WIDYA__`. */
export interface BootedPage {
  /** Inlined by our server; on a plain static host the pending answer of `/registry.json`. */
  registry: Registry | Promise<Registry>;
  /** Of the boot script, so that the first load has it once. */
  readonly registryFor: typeof registryFor;
  readonly assets: ShellAssets;
  /** Origin (and path) of the API without a trailing slash; empty when it is the page's own. */
  readonly apiBase: string;
  /** The token sign-in, started before any other script; null without a token. Its body can be read only once. */
  session: Promise<Response> | null;
  /** Pending first queries by canonical path and query. The consumer deletes the entry. */
  readonly queries: Map<string, Promise<Response>>;
  /** Milliseconds since the start of the navigation, by name: `boot`, `registry`, … */
  readonly marks: Record<string, number>;
  /** Called by the first script and by the frame when they start to run: requests the next files. */
  readonly proceed?: () => void;
}

declare global {
  interface Window {
    __WIDYA__: BootedPage;
  }
}
