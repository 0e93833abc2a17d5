import type { FirstQuery } from '@widya/remote-kit/manifest';

/** The record; the screen asks for it with the same address. */
export const courseDetailFirstQuery: FirstQuery = { path: '/v1/course/:event_url', query: {}, fromUrl: [] };
