import { ZOOM_NOT_CONFIGURED } from '@widya/contract/zoom';
import type { Config } from '../../config.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { ZoomClient } from './zoom-client.ts';

const clients = new WeakMap<Config, ZoomClient>();

/** The client of a server process, which keeps its token; null without credentials. */
export function zoomOf(config: Config): ZoomClient | null {
  if (config.zoom === null) return null;
  const known = clients.get(config);
  if (known) return known;
  const made = new ZoomClient(config.zoom);
  clients.set(config, made);
  return made;
}

/** @throws ApiFailure 503 without credentials. */
export function configuredZoom(config: Config): ZoomClient {
  const client = zoomOf(config);
  if (client === null) throw new ApiFailure(503, 'NOT_READY', ZOOM_NOT_CONFIGURED);
  return client;
}
