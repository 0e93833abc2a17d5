import type { FirstQuery } from '@widya/remote-kit/manifest';

/** The record; the screen asks for it with the same address. */
export const classDetailFirstQuery: FirstQuery = { path: '/v1/class/:event_url', query: {}, fromUrl: [] };
