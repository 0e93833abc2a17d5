import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const privateCertificateFirstQuery: FirstQuery = {
  path: '/v1/member_course/:event_url/certificate_settings',
  query: {},
  fromUrl: [],
};
