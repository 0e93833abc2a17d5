import type { FirstQuery } from '@widya/remote-kit/manifest';
import { QUESTION_FIRST_QUERY } from '../../features/questions/list-query.ts';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const questionsFirstQuery: FirstQuery = {
  path: '/v1/class/:event_url/question',
  ...QUESTION_FIRST_QUERY,
};
