import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { AppProps } from '../app/app.tsx';
import type { AuthMode, AuthValues } from '../auth/fields.ts';
import { type NewSession, sendAuth } from '../auth/send-auth.ts';
import { hideSkeleton } from '../boot/frame-skeleton.ts';
import { VisitorPages } from '../public/visitor-pages.tsx';
import { replacePath } from '../routing/browser-location.ts';
import { startPath } from '../routing/start-path.ts';
import { viewerOf } from '../routing/viewer-of.ts';
import type { SessionStore } from '../session/store.ts';
import { Splash } from '../ui/splash.tsx';
import { readRegistry } from './registry.ts';
import { Unreachable } from './unreachable.tsx';
import { useLoaded } from './use-loaded.ts';

export interface ProductProps {
  readonly store: SessionStore;
  readonly page: Pick<Window['__WIDYA__'], 'registry' | 'registryFor' | 'apiBase'>;
  /** Loads and prepares the signed-in frame; called again after a failure. */
  readonly loadApp: () => Promise<(props: AppProps) => React.ReactNode>;
}

/** Shows the pages for visitors or the signed-in frame. */
export function Product({ store, page, loadApp }: ProductProps) {
  const session = useSyncExternalStore(store.subscribe, store.state);
  const [registry, reloadRegistry] = useLoaded(() => readRegistry(page.registry));
  // With a token, the frame is loaded while the session is checked; otherwise once somebody types.
  const [typing, setTyping] = useState(false);
  const [app, reloadApp] = useLoaded(loadApp, typing || session.status !== 'signed-out');

  const send = useCallback(
    (mode: AuthMode, values: AuthValues) => sendAuth(mode, values, page.apiBase),
    [page.apiBase],
  );
  const enter = ({ token, user }: NewSession, attempted: string | null) => {
    const remotes = registry.status === 'ready' ? page.registryFor(registry.value, user).remotes : [];
    replacePath(startPath(remotes, viewerOf(user), attempted));
    store.signIn(token, user);
  };

  useEffect(() => {
    if (store.state().status === 'checking') void store.check();
  }, [store]);

  /** What is displayed; null while an answer or code is waited for. */
  const content = (): React.ReactNode => {
    if (session.status === 'unreachable')
      return <Unreachable cause={session.cause} requestId={session.requestId} onRetry={store.check} />;
    if (registry.status === 'failed') return <Unreachable cause="code" onRetry={reloadRegistry} />;
    if (session.status === 'checking' || registry.status === 'loading') return null;
    if (session.status === 'signed-out')
      return (
        <div onInput={typing ? undefined : () => setTyping(true)} style={{ display: 'contents' }}>
          <VisitorPages remotes={registry.value.remotes} baseUrl={page.apiBase} send={send} onSignedIn={enter} />
        </div>
      );
    if (app.status === 'failed') return <Unreachable cause="code" onRetry={reloadApp} />;
    if (app.status === 'loading') return null;
    const App = app.value;
    return <App store={store} user={session.user} interruption={session.interruption} />;
  };
  const displayed = content();
  useLayoutEffect(() => {
    if (displayed !== null) hideSkeleton();
  });
  return displayed ?? <Splash />;
}
