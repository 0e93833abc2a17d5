import './frame-runs.ts';
import { reportRemoteFailure, reportRowsShown } from '@widya/api-client/telemetry';
import type { SessionUser } from '@widya/contract/accounts';
import type { Registry } from '@widya/contract/routing/registry';
import { accountKey } from '@widya/contract/routing/registry-for';
import { TableSettingsProvider } from '@widya/design-system/table-settings';
import { browserHistory, ProductRouter } from '@widya/remote-kit/product-router';
import { SessionProvider } from '@widya/remote-kit/session';
import { useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SWRConfig } from 'swr';
import { registry as remotes, startFederation } from '../federation/federation.ts';
import { watchFirstRows } from '../federation/report-rows.ts';
import { Frame } from '../frame/frame.tsx';
import type { Interruption } from '../session/machine.ts';
import type { SessionStore } from '../session/store.ts';
import { Unreachable } from '../start/unreachable.tsx';
import { Splash } from '../ui/splash.tsx';
import { connectApi } from './connect-api.ts';
import { StoreContext } from './store-context.ts';
import { useFreshAccount } from './use-fresh-account.ts';

export interface AppProps {
  readonly store: SessionStore;
  readonly user: SessionUser;
  readonly interruption: Interruption | null;
}

const reload = async (): Promise<void> => window.location.reload();

/**
 * Everything after sign-in. Without routes: `staffView` looks the screen up in the manifests, so that a newly published
 * route needs no new router.
 */
function App({ store, user, interruption }: AppProps) {
  const [history] = useState(browserHistory);
  const [cache] = useState(() => ({ provider: () => new Map() }));
  const [departure, setDeparture] = useState<{ readonly go: () => void } | null>(null);
  const control = useMemo(
    () => ({ store, interruption, leave: (go: () => void) => setDeparture({ go }) }),
    [store, interruption],
  );
  useEffect(() => departure?.go(), [departure]);
  useFreshAccount(store);
  if (departure) return <Splash />;
  return (
    <StoreContext value={control}>
      <SessionProvider user={user}>
        <SWRConfig value={cache}>
          <TableSettingsProvider userId={accountKey(user)}>
            <ErrorBoundary fallback={<Unreachable cause="code" onRetry={reload} />}>
              <ProductRouter history={history}>
                <Frame />
              </ProductRouter>
            </ErrorBoundary>
          </TableSettingsProvider>
        </SWRConfig>
      </SessionProvider>
    </StoreContext>
  );
}

/** Uses the versions that the signed-in account gets, which a hint of an earlier sign-in may have named wrongly. */
function followAccount(store: SessionStore): void {
  const follow = () => {
    const session = store.state();
    if (session.status === 'signed-in') remotes.viewAs(session.user);
  };
  store.subscribe(follow);
  follow();
}

export interface OpenAppOptions {
  readonly registry: Registry | Promise<Registry>;
  readonly store: SessionStore;
  readonly apiBase: string;
}

/**
 * Prepares the frame: connects the API client, loads the registry, and starts the federation runtime without
 * waiting for it. Rejects when there is no registry.
 */
export async function openApp({ registry, store, apiBase }: OpenAppOptions): Promise<typeof App> {
  connectApi(store, apiBase);
  await startFederation(registry, (failure) => void reportRemoteFailure(failure));
  followAccount(store);
  if (process.env.NODE_ENV === 'development' || Object.keys(remotes.overrides).length > 0)
    void import(/* webpackChunkName: "restore-after-fix" */ '../dev/restore-after-fix.ts').catch(() => undefined);
  watchFirstRows(
    () => remotes.current()?.remotes ?? [],
    (report, trace) => void reportRowsShown(report, trace),
  );
  return App;
}
