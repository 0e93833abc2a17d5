import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen of interface texts asks first. */
export const interfaceTextsFirstQuery: FirstQuery = { path: '/v1/strings', query: {}, fromUrl: [] };
