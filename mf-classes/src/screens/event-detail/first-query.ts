import type { FirstQuery } from '@widya/remote-kit/manifest';

/** The event; the screen asks for it with the same address. */
export const eventFirstQuery: FirstQuery = { path: '/v2/events/url/:event_url', query: {}, fromUrl: [] };
