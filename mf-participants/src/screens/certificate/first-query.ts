import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const certificateFirstQuery: FirstQuery = {
  path: '/v1/class/:event_url/certificate_settings',
  query: { kind: 'class' },
  fromUrl: [],
};
