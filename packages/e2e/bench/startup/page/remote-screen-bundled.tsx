import type { RouteMatch } from '@widya/contract/routing/match-route';
import { useRoutes } from '@widya/remote-kit/router-host';
import type { ReactNode } from 'react';
import { screens } from 'widya-bundled-screens';

/** Replaces the shell's `federation/remote-screen.tsx` in the page whose only bundle contains the screen. */
export function RemoteScreen({ match }: { readonly match: RouteMatch }): ReactNode {
  const Screen = screens[`${match.remote.name}/${match.route.screen}`];
  const element = Screen ? <Screen params={match.params} route={match.route} /> : null;
  return useRoutes([
    { path: match.route.path, element },
    { path: '*', element },
  ]);
}
