import { expect, test } from '@jest/globals';
import { readClass } from '@widya/contract/classes';
import { firstRead } from './first-read.ts';

test('the first query has the same parameters as that of the screen', () => {
  expect(firstRead(readClass, { params: { code: 'event_url' } })).toEqual({
    path: '/v1/class/:event_url',
    query: {},
    fromUrl: [],
  });
});
