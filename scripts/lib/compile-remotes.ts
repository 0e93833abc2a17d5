import path from 'node:path';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';
import { type BuiltRemote, prepareRemote } from '../../packages/remote-tools/build/prepare-remote.ts';
import type { Configuration } from '../../packages/remote-tools/build/run-webpack.ts';

/**
 * Builds remotes in a folder of builds, in one webpack process with other apps. Unchanged ones are not compiled, and
 * nothing becomes live.
 * @param others configurations to compile with them.
 * @throws Error with the messages of every failed app.
 */
export async function compileRemotes(
  names: readonly string[],
  dist: string,
  others: readonly Configuration[],
): Promise<{ readonly remotes: readonly BuiltRemote[]; readonly compiled: readonly string[] }> {
  const jobs = await Promise.all(names.map((name) => prepareRemote(path.join(ROOT, name), dist)));
  const configs = [...others, ...jobs.flatMap(({ config }) => config ?? [])];
  if (configs.length > 0) {
    // Imported on demand, so that a start without changes does not load the compiler.
    const { runWebpack } = await import('../../packages/remote-tools/build/run-webpack.ts');
    await runWebpack(configs).catch((error: unknown) => {
      for (const job of jobs) job.discard();
      throw error;
    });
  }
  return {
    remotes: await Promise.all(jobs.map((job) => job.finish())),
    compiled: configs.map(({ name }) => name ?? ''),
  };
}
