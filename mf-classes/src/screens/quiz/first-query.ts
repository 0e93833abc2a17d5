import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const quizFirstQuery: FirstQuery = { path: '/v1/class/:event_url/quiz/question', query: {}, fromUrl: [] };
