/** The registry and the screens of this tab, and their start by the shell. */

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
import { createScreenStore } from './screen-store.ts';
import { watchUncaught } from './watch-uncaught.ts';

const ignore = () => undefined;
let report: (event: RemoteFailureReport) => void = ignore;

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
  report: (event) => {
    report(event);
    // Without the code, the next navigation leaves the candidate.
    if (registry.candidateOf(event.remote) === event.version)
      import('./leave-withdrawn.ts').then(({ leaveWithdrawn }) => leaveWithdrawn(event), ignore);
  },
  opened: (remote, version) => {
    if (registry.candidateOf(remote))
      import('./report-openings.ts').then(({ countOpening }) => countOpening(remote, version), ignore);
  },
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
  watchUncaught((event, path) => {
    import('./report-uncaught.ts')
      .then(({ reportUncaught }) => reportUncaught(event, path))
      // An error here would be reported again, endlessly. The browser has shown the first one in its console.
      .catch(ignore);
  });
  registry.subscribe(() => {
    const current = registry.current();
    if (current) provideScreens(current);
  });
  // The first screen that needs the runtime reports a failure.
  federationHost().catch(ignore);
  registry.viewAs(recallAccess());
  await registry.start(published);
  prefetchFirstScreen();
}
