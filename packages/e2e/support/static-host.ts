import path from 'node:path';
import { type StaticHost, serveFolders } from '@widya/testing/static-host';

/** Serves a folder of builds as a plain static host does, and forwards API calls to `apiUrl`. */
export const serveBuilds = (dist: string, apiUrl: string): Promise<StaticHost> =>
  serveFolders({ folders: [path.join(dist, 'shell'), dist], fallback: path.join(dist, 'shell/index.html'), apiUrl });
