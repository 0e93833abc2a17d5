import type { RemoteBuild } from '@widya/contract/routing/registry';
import type { Budget } from './budget.ts';

/**
 * Asks the server for entry and files of a screen past the browser's cache, so that 'Coba lagi' runs what is there now: these files
 * are cached for ever under their names, a spoilt copy too. Failures do not matter here; loading will find them.
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
