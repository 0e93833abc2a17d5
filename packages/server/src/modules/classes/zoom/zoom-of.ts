import { ZOOM_NOT_CONFIGURED } from '@widya/contract/zoom';
import type { Config, ZoomSettings } from '../../../platform/config/config.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { onceFor } from '../../../platform/outgoing/once-for.ts';
import { ZoomClient } from './zoom-client.ts';

/** One client per server process, because it caches its token and whether Zoom is unreachable. */
const clientOf = onceFor((settings: ZoomSettings) => new ZoomClient(settings));

/** The client of this server process; null without credentials. */
export const zoomOf = ({ zoom }: Config): ZoomClient | null => (zoom === null ? null : clientOf(zoom));

/** @throws ApiFailure 503 without credentials. */
export function configuredZoom(config: Config): ZoomClient {
  const client = zoomOf(config);
  if (client === null) throw new ApiFailure(503, 'NOT_READY', ZOOM_NOT_CONFIGURED);
  return client;
}
