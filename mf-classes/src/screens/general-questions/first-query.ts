import type { FirstQuery } from '@widya/remote-kit/manifest';
import { QUESTION_FIRST_QUERY } from '../../features/questions/list-query.ts';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const generalQuestionsFirstQuery: FirstQuery = {
  path: '/v1/questions',
  query: QUESTION_FIRST_QUERY.query,
  fromUrl: [...QUESTION_FIRST_QUERY.fromUrl, 'class_code'],
};
