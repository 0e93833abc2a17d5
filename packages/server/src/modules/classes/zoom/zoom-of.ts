import { ZOOM_NOT_CONFIGURED } from '@widya/contract/zoom';
import type { Config, ZoomSettings } from '../../../platform/config/config.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { onceFor } from '../../../platform/outgoing/once-for.ts';
import { ZoomClient } from './zoom-client.ts';

/** One client for a server process, which keeps its token and remembers whether Zoom is away. */
const clientOf = onceFor((settings: ZoomSettings) => new ZoomClient(settings));

/** The client of a server process; null without credentials. */
export const zoomOf = ({ zoom }: Config): ZoomClient | null => (zoom === null ? null : clientOf(zoom));

/** @throws ApiFailure 503 without credentials. */
export function configuredZoom(config: Config): ZoomClient {
  const client = zoomOf(config);
  if (client === null) throw new ApiFailure(503, 'NOT_READY', ZOOM_NOT_CONFIGURED);
  return client;
}
