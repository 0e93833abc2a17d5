import type { DevServer } from '../build/dev-server.ts';
import { loadRemoteConfig } from '../build/prepare-remote.ts';

/**
 * Serves a remote with hot reload at `http://localhost:<port>`, from which a shell that allows it loads the remote.
 * @param dir folder of the remote.
 */
export async function serveRemote(dir: string, port: number): Promise<DevServer> {
  // Imported on demand, because the development server is large.
  const { serveHot } = await import('../build/dev-server.ts');
  return serveHot(await loadRemoteConfig(dir, { hot: true, baseUrl: `http://localhost:${port}/` }), port);
}
