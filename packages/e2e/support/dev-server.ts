import { freePort } from '@widya/testing/free-port';
import { serveProgram } from './served-program.ts';

/** A running `pnpm dev`. */
export interface DevServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `pnpm dev` in a copy of the workspace, with the API of a running product.
 * @throws Error with the output, when the process ends or takes too long.
 */
export async function startDevServer(folder: string, remote: string, api: string): Promise<DevServer> {
  const port = await freePort();
  const stop = await serveProgram(['scripts/dev.ts', remote], {
    cwd: folder,
    env: { NODE_ENV: 'development', DEV_PORT: String(port), DEV_API: api },
    ready: 'edits appear without reload',
  });
  return { url: `http://localhost:${port}`, stop };
}
