import { expect, test } from '@jest/globals';
import { contentKey } from './content-key.ts';

test('equal rows have equal keys, others different ones', async () => {
  const key = await contentKey('a', [{ email: 'x@contoh.example' }]);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await contentKey('a', [{ email: 'x@contoh.example' }])).toBe(key);
  expect(await contentKey('b', [{ email: 'x@contoh.example' }])).not.toBe(key);
  expect(await contentKey('a', [{ email: 'y@contoh.example' }])).not.toBe(key);
});
