import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const courseParticipantsFirstQuery: FirstQuery = {
  path: '/v1/member_course/:event_url/participants',
  query: { tab: 'all', page: '1', per_page: '10' },
  fromUrl: ['tab', 'page', 'per_page', 'q', 'sort', 'province', 'city', 'predicate'],
};
