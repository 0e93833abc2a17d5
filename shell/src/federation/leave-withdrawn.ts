import type { RemoteFailureReport } from '@widya/contract/telemetry';
import { hasUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { registry, screens } from './federation.ts';

/** Milliseconds between two reloads of the registry while a failed candidate is displayed. */
const CHECK_EVERY = 10_000;

/** Screens whose failed candidate is displayed and watched. */
const watched = new Set<string>();

/**
 * Opens a screen again once its failed candidate is withdrawn, unless there is unsaved input. Ends when the screen is
 * left; other tabs notice at their next navigation.
 */
export function leaveWithdrawn({ remote, screen, version, path }: RemoteFailureReport): void {
  const key = `${remote}/${screen} ${path}`;
  if (screen === null || watched.has(key)) return;
  watched.add(key);

  const isShown = (): boolean => {
    const state = screens.state(remote, screen);
    return 'failure' in state && state.failure.version === version && location.pathname.startsWith(path);
  };
  const timer = setInterval(() => (isShown() ? void registry.refresh() : end()), CHECK_EVERY);
  const stop = registry.subscribe(() => {
    if (registry.remote(remote)?.current.version === version) return;
    const opensAgain = isShown() && !hasUnsavedWork();
    end();
    if (opensAgain) void screens.open(remote, screen);
  });
  function end(): void {
    clearInterval(timer);
    stop();
    watched.delete(key);
  }
}
