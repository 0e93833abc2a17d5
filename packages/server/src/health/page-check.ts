import type { WebFiles } from '../web/web-files.ts';
import { PendingPart, type ReadinessCheck } from './health-routes.ts';

/** Checks that the pages can be opened: the shell, the participants' site and at least one published remote are built. */
export function pageCheck({
  page,
  registry,
  hasSite,
}: Pick<WebFiles, 'page' | 'registry' | 'hasSite'>): ReadinessCheck {
  return async () => {
    const remotes = registry()?.remotes ?? [];
    if (page() === null || !hasSite() || remotes.length === 0) throw new PendingPart('being built');
  };
}
