import type { Registry, ShellAssets } from '@widya/contract/routing/registry';

/** What the boot script leaves for the shell in `window.__WIDYA__`. */
export interface BootedPage {
  /** Inlined by our server; on a plain static host the answer of `/registry.json`, still on its way. */
  registry: Registry | Promise<Registry>;
  readonly assets: ShellAssets;
  /** Origin (and path) of the API, without a slash at its end; empty when it is the page's own. */
  readonly apiBase: string;
  /** The token sign-in, started before any other script; null when there is no token. The body can be read once. */
  session: Promise<Response> | null;
  /** First reads that are on their way, by canonical path and query. Whoever takes one deletes it. */
  readonly queries: Map<string, Promise<Response>>;
  /** Milliseconds since navigation start, by name: `boot`, `registry`, … */
  readonly marks: Record<string, number>;
  /** To be called by the first script and by the frame when they begin to run: asks for the files that come next. */
  readonly proceed?: () => void;
}

declare global {
  interface Window {
    __WIDYA__: BootedPage;
  }
}
