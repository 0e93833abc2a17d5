import { afterEach, expect, jest, test } from '@jest/globals';
import { tabStorage } from './tab-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('stores values until they are deleted, separate from other remotes', () => {
  const [classes, commerce] = [tabStorage('mf-classes'), tabStorage('mf-commerce')];
  classes.keep('return', '1');
  commerce.keep('return', '2');
  expect([classes.read('return'), commerce.read('return')]).toEqual(['1', '2']);
  classes.drop('return');
  expect([classes.read('return'), commerce.read('return')]).toEqual([null, '2']);
});

test('stores nothing and does not fail where the browser refuses storage', () => {
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new Error('refused');
    });
  const storage = tabStorage('mf-classes');
  storage.keep('return', '1');
  expect(storage.read('return')).toBeNull();
  expect(() => storage.drop('return')).not.toThrow();
});
