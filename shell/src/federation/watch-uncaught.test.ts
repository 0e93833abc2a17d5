import { expect, test } from '@jest/globals';
import { watchUncaught } from './watch-uncaught.ts';

test('uncaught errors of the page are passed on with their path, handled ones are not', () => {
  const taken: (readonly [string, string])[] = [];
  watchUncaught((event, path) => taken.push([event.type, path]));
  const happens = (type: string, handled: boolean) => {
    const event = new Event(type, { cancelable: true });
    if (handled) event.preventDefault();
    window.dispatchEvent(event);
  };
  history.replaceState(null, '', '/editor');
  happens('error', false);
  happens('error', true);
  happens('unhandledrejection', true);
  history.replaceState(null, '', '/');
  happens('unhandledrejection', false);
  expect(taken).toEqual([
    ['error', '/editor'],
    ['unhandledrejection', '/'],
  ]);
});
