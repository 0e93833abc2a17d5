import type { RouteMatch } from '@widya/contract/routing/match-route';
import { RemoteNameContext } from '@widya/remote-kit/remote-name';
import { useRoutes } from '@widya/remote-kit/router-host';
import { hasUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { areaOf } from '../menu/area-of.ts';
import { useFontOnce } from '../ui/use-font-once.ts';
import { registry, screens } from './federation.ts';
import { resetOverrides } from './reset-overrides.ts';
import type { ScreenViews } from './screen-views.ts';
import { useScreenState } from './use-federation.ts';

export interface RemoteScreenProps {
  /** From `matchRoute`; `staffView` has checked that the account may see it. */
  readonly match: RouteMatch;
  /** Path of the address; a change of it checks for a newly published version. */
  readonly pathname: string;
  readonly views: ScreenViews;
}

/**
 * Shows a screen of a remote. Loads it before rendering instead of using Suspense, whose fallback React would show for
 * at least 300 ms. A newly published version replaces the screen when the address changes, except over unsaved input.
 */
export function RemoteScreen({ match, pathname, views }: RemoteScreenProps): ReactNode {
  const { remote, route, params } = match;
  const { screen } = route;
  const state = useScreenState(remote.name, screen);
  const thrown = useRef<{ readonly pathname: string; readonly version: string } | null>(null);
  useFontOnce(state.status !== 'idle' && state.status !== 'loading');

  useEffect(() => {
    let left = false;
    const show = async () => {
      await registry.settle();
      // Input may have started while the registry was loading.
      const swapping = screens.state(remote.name, screen).status !== 'idle' && hasUnsavedWork();
      // A prefetched screen may have thrown already; the same code would throw again and be reported twice.
      const live = registry.remote(remote.name)?.current.version;
      const threwHere = thrown.current?.pathname === pathname && thrown.current.version === live;
      if (!left && !swapping && !threwHere) await screens.open(remote.name, screen);
    };
    if (pathname !== '' && !remote.disabled) show();
    return () => {
      left = true;
      if (thrown.current?.pathname === pathname) thrown.current = null;
      screens.setNotice(remote.name, screen, undefined);
    };
  }, [remote.name, remote.disabled, screen, pathname]);

  const label = areaOf(match);
  const { title } = route;
  const onRetry = () => void screens.retry(remote.name, screen);
  const onResetOverride = remote.name in registry.overrides ? resetOverrides : null;

  // Input that somebody is typing stays until it is saved or left.
  if (remote.disabled && !(state.status === 'ready' && hasUnsavedWork())) return <views.Disabled label={label} />;
  if (state.status === 'failed')
    return (
      <views.ErrorCard
        label={label}
        title={title}
        failure={state.failure}
        onRetry={onRetry}
        onResetOverride={onResetOverride}
      />
    );
  if (state.status === 'idle' || state.status === 'loading')
    return <views.Skeleton label={label} title={title} slow={state.status === 'loading' && state.slow} />;
  const { Screen } = state;
  return (
    <>
      {state.status === 'degraded' && (
        <views.DegradedNotice label={label} failure={state.failure} version={state.version} onRetry={onRetry} />
      )}
      {state.notice && (
        <views.RuntimeNotice
          label={label}
          failure={state.notice}
          onReload={() => location.reload()}
          onClose={() => screens.setNotice(remote.name, screen, undefined)}
        />
      )}
      <ErrorBoundary
        key={`${state.version}:${pathname}`}
        fallback={null}
        onError={(error) => {
          thrown.current = { pathname, version: state.version };
          screens.renderFailed(remote.name, screen, error);
        }}
      >
        <RemoteNameContext value={remote.name}>
          <AtRoute path={route.path}>
            <Screen params={params} route={route} />
          </AtRoute>
        </RemoteNameContext>
      </ErrorBoundary>
    </>
  );
}

/** Provides the route's parameters to `useParams` of the screen, because the shell itself has a single route. */
function AtRoute({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactNode {
  return useRoutes([
    { path, caseSensitive: true, element: children },
    { path: '*', element: children },
  ]);
}
