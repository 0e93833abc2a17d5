import type { RemoteBuild } from '@widya/contract/routing/registry';
import type { Budget } from './budget.ts';

/**
 * Fetches entry and files of a screen, bypassing the browser's cache, so that 'Coba lagi' does not run a damaged cached
 * copy; these files are cached permanently. Failures are ignored, because loading reports them.
 */
export async function refetchScreen(build: RemoteBuild, screen: string, budget: Budget): Promise<void> {
  const files = [build.entry, ...(build.screens[screen]?.js ?? [])];
  await Promise.allSettled(
    files.map(async (file) => {
      const answer = await fetch(build.baseUrl + file, { cache: 'reload', signal: budget.signal });
      await answer.arrayBuffer();
    }),
  );
}
