import type { RouteMatch } from '@widya/contract/routing/match-route';
import { useRoutes } from '@widya/remote-kit/router-host';
import type { ReactNode } from 'react';
import { screens } from 'widya-bundled-screens';

/** In the place of the shell's `federation/remote-screen.tsx`: every screen is in the one bundle. */
export function RemoteScreen({ match }: { readonly match: RouteMatch }): ReactNode {
  const Screen = screens[`${match.remote.name}/${match.route.screen}`];
  const element = Screen ? <Screen params={match.params} route={match.route} /> : null;
  return useRoutes([
    { path: match.route.path, element },
    { path: '*', element },
  ]);
}
