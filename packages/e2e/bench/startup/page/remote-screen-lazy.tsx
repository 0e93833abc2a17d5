import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteMatch } from '@widya/contract/routing/match-route';
import { useRoutes } from '@widya/remote-kit/router-host';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Screen = ComponentType<{ readonly params: RouteMatch['params']; readonly route: RouteMatch['route'] }>;

const screens = new Map<string, ComponentType<{ readonly match: RouteMatch }>>();

/** Loads a screen in the usual way: manifest, entry and screen of the remote one after the other, with React.lazy. */
function screenOf({ remote, route }: RouteMatch): ComponentType<{ readonly match: RouteMatch }> {
  const name = remote.name.replaceAll('-', '_');
  const id = `${name}/screens/${route.screen}`;
  const known = screens.get(id);
  if (known) return known;
  const Lazy = lazy(async () => {
    registerRemotes([{ name, entry: `/remotes/${remote.name}/mf-manifest.json` }]);
    const module = await loadRemote<{ default: Screen }>(id);
    if (!module) throw new Error(`${id} did not come`);
    const { default: Loaded } = module;
    return {
      default: ({ match }: { readonly match: RouteMatch }) => <Loaded params={match.params} route={match.route} />,
    };
  });
  screens.set(id, Lazy);
  return Lazy;
}

/** Replaces the shell's `federation/remote-screen.tsx` in the page that uses standard module federation. */
export function RemoteScreen({ match }: { readonly match: RouteMatch }): ReactNode {
  const Screen = screenOf(match);
  const element = (
    <Suspense fallback={<p>Memuat</p>}>
      <Screen match={match} />
    </Suspense>
  );
  return useRoutes([
    { path: match.route.path, element },
    { path: '*', element },
  ]);
}
