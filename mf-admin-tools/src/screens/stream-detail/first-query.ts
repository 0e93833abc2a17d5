import type { FirstQuery } from '@widya/remote-kit/manifest';

/** The stream; the screen asks for it with the same address. */
export const liveStreamFirstQuery: FirstQuery = { path: '/v1/liveStreaming/:code', query: {}, fromUrl: [] };
