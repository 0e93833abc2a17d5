import { matchRoute } from '@widya/contract/routing/match-route';
import { registry, screens } from './federation.ts';
import { createUncaughtReporter } from './uncaught-reporter.ts';

/** Reports the uncaught errors of this tab. */
export const reportUncaught = createUncaughtReporter(screens, (path) => {
  const match = matchRoute(registry.current()?.remotes ?? [], path);
  return match && { remote: match.remote.name, screen: match.route.screen };
});
