import { type BuiltRemote, prepareRemote } from '../build/prepare-remote.ts';

/**
 * Builds a remote; an unchanged one is not compiled again. Nothing becomes live.
 * @param dir folder of the remote.
 * @param builds folder of builds; a build is `remotes/<name>/<version>` in it.
 * @throws Error with the mistakes of the manifest or the messages of the compiler.
 */
export async function buildRemote(dir: string, builds: string): Promise<BuiltRemote> {
  const job = await prepareRemote(dir, builds);
  if (job.config) {
    // Imported on demand, so that an existing build does not load the compiler.
    const { runWebpack } = await import('../build/run-webpack.ts');
    await runWebpack([job.config]).catch((error: unknown) => {
      job.discard();
      throw error;
    });
  }
  return job.finish();
}
