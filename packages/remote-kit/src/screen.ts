import type { RemoteRoute } from '@widya/contract/routing/manifest';

/** What the shell hands to the screen it shows: the default export of `src/screens/<name>/index.tsx`. */
export interface ScreenProps {
  /** Parameters of the route, decoded: `{ event_url: 'ABC234' }`. */
  readonly params: Readonly<Record<string, string>>;
  /** The row of the manifest that led here. */
  readonly route: RemoteRoute;
}
