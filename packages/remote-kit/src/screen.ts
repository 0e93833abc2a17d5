import type { RemoteRoute } from '@widya/contract/routing/manifest';

/** Props that the shell passes to a screen, the default export of `src/screens/<name>/index.tsx`. */
export interface ScreenProps {
  /** Decoded parameters of the route: `{ event_url: 'ABC234' }`. */
  readonly params: Readonly<Record<string, string>>;
  /** The matching route of the manifest. */
  readonly route: RemoteRoute;
}
