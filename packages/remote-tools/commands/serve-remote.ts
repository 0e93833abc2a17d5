import { type AnswersFile, answersServer } from '../build/answers-server.ts';
import type { DevServer } from '../build/dev-server.ts';
import { loadRemoteConfig } from '../build/prepare-remote.ts';

/**
 * Serves a remote with hot reload at `http://localhost:<port>`, from which a shell that allows it loads the remote.
 * @param dir folder of the remote.
 * @param answersFile answers to write or to answer from; null for neither.
 * @throws Error with a readable sentence when the file has no recorded answers.
 */
export async function serveRemote(dir: string, port: number, answersFile: AnswersFile | null): Promise<DevServer> {
  // Imported on demand, because the development server is large.
  const { serveHot } = await import('../build/dev-server.ts');
  const answers = answersFile && answersServer(answersFile);
  const config = await loadRemoteConfig(dir, {
    hot: true,
    baseUrl: `http://localhost:${port}/`,
    ...(answers ? { onEndpoints: answers.setEndpoints } : {}),
  });
  return serveHot(config, port, answers?.options);
}
