import { describe, expect, it } from '@jest/globals';
import { attemptedIn, isLocalPath, pathnameOf, stateWithAttempted } from './attempted-path.ts';

describe('the attempted path in the navigation state', () => {
  it('comes back as it was put in', () => {
    expect(attemptedIn(stateWithAttempted('/editor?page=2#a'))).toBe('/editor?page=2#a');
  });
  it.each([null, undefined, 'text', 7, {}, { usr: null }, { usr: {} }, { usr: { attempted: 7 } }])(
    '%j holds none',
    (state) => expect(attemptedIn(state)).toBeNull(),
  );
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'editor', '', 'javascript:alert(1)'])(
    '%s leads away and is ignored',
    (path) => {
      expect(isLocalPath(path)).toBe(false);
      expect(attemptedIn({ usr: { attempted: path } })).toBeNull();
    },
  );
});

it('removes query and anchor', () => {
  expect(pathnameOf('/editor?page=2#a')).toBe('/editor');
  expect(pathnameOf('/editor#a?b')).toBe('/editor');
  expect(pathnameOf('/editor')).toBe('/editor');
});
