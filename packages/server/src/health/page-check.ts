import type { WebFiles } from '../web/web-files.ts';
import { PendingPart, type ReadinessCheck } from './health-routes.ts';

/** Checks that the pages can be opened: the shell and at least one published remote are built. */
export function pageCheck({ page, registry }: Pick<WebFiles, 'page' | 'registry'>): ReadinessCheck {
  return async () => {
    const remotes = registry()?.remotes ?? [];
    if (page() === null || remotes.length === 0) throw new PendingPart('being built');
  };
}
