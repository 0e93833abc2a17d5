import { expect, test } from '@jest/globals';
import { readClass } from '@widya/contract/classes';
import { firstRead } from './first-read.ts';

test('a first read names parameters as the screen does', () => {
  expect(firstRead(readClass, { params: { code: 'event_url' } })).toEqual({
    path: '/v1/class/:event_url',
    query: {},
    fromUrl: [],
  });
});
