/** The registry and the screens of this tab, and their start by the shell. */

import { reportRowsShown } from '@widya/api-client/telemetry';
import { matchRoute } from '@widya/contract/routing/match-route';
import type { Registry } from '@widya/contract/routing/registry';
import type { RemoteFailureReport } from '@widya/contract/telemetry';
import { provideScreens } from '@widya/remote-kit/link-to';
import { recallAccess } from '../boot/access-hint.ts';
import { mayOpen } from '../routing/access.ts';
import { connectContainer, federationHost } from './connect.ts';
import { loadContainer } from './container.ts';
import { createContainers } from './containers.ts';
import { overrideOrigins } from './override-origins.ts';
import { fetchOverride, readOverrides } from './overrides.ts';
import { createRegistryStore, fetchRegistry } from './registry-store.ts';
import { countOpenings } from './report-openings.ts';
import { createRuntimeErrors, watchUncaught } from './runtime-errors.ts';
import { createScreenStore } from './screen-store.ts';

let report: (event: RemoteFailureReport) => void = () => undefined;

export const openings = countOpenings((rows) => void reportRowsShown(rows));

export const registry = createRegistryStore({
  fetchRegistry,
  fetchOverride,
  registryFor: (published, account) => window.__WIDYA__.registryFor(published, account),
  overrides: readOverrides(overrideOrigins()),
});

export const screens = createScreenStore({
  containers: createContainers({ prepare: federationHost, load: loadContainer, connect: connectContainer }),
  remote: registry.remote,
  refresh: registry.refresh,
  refetch: async (build, screen, budget) => (await import('./refetch.ts')).refetchScreen(build, screen, budget),
  report: (event) => report(event),
  opened: (remote, version) => {
    if (registry.candidateOf(remote)) openings.opened(remote, version);
  },
});

export const runtimeErrors = createRuntimeErrors(async () => {
  const { createUncaughtReporter } = await import('./report-uncaught.ts');
  return createUncaughtReporter(screens);
});

/**
 * Loads the screen of the address while the session is checked and the frame renders, if the account had access the
 * last time; the boot script requests its files under the same condition. A failure is reported when the screen is
 * opened.
 */
function prefetchFirstScreen(): void {
  const viewer = recallAccess();
  const match = matchRoute(registry.current()?.remotes ?? [], location.pathname);
  if (viewer && match && !match.remote.disabled && mayOpen(viewer, match.route))
    void screens.prefetch(match.remote.name, match.route.screen);
}

/**
 * Starts the registry and the federation runtime. Resolves when routes and menu are known.
 * @param published the registry from the page: `window.__WIDYA__.registry`.
 * @param onFailure called exactly once per failure of a remote.
 * @throws when there is no registry; the shell then offers 'Coba lagi'.
 */
export async function startFederation(
  published: Registry | Promise<Registry>,
  onFailure: (event: RemoteFailureReport) => void,
): Promise<void> {
  report = onFailure;
  watchUncaught(runtimeErrors.take);
  registry.subscribe(() => {
    const current = registry.current();
    if (current) provideScreens(current);
  });
  // The first screen that needs the runtime reports a failure.
  federationHost().catch(() => undefined);
  registry.viewAs(recallAccess());
  await registry.start(published);
  prefetchFirstScreen();
}
