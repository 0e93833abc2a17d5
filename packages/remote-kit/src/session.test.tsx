import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SessionProvider, sessionOf, useSession } from './session.ts';
import { TEST_USER } from './testing.tsx';

test.each([
  ['["home"]', ['home'], true, false],
  ['[]', [], true, true],
  ['["none"]', ['none'], false, false],
  [null, null, false, false],
  ['{', null, false, false],
])('menu %s', (menu, entries, home, email) => {
  const session = sessionOf({ ...TEST_USER, menu });
  expect(session.menu).toEqual(entries);
  expect(session.can('home')).toBe(home);
  expect(session.can('email')).toBe(email);
});

test('an empty list does not open the named exceptions', () => {
  expect(sessionOf({ ...TEST_USER, menu: '[]' }).can('liveStreaming', false)).toBe(false);
});

test('a screen reads it; outside the frame there is none', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider user={TEST_USER}>{children}</SessionProvider>
  );
  expect(renderHook(() => useSession(), { wrapper }).result.current.user.name).toBe('Sekar Contoh');
  expect(() => renderHook(() => useSession())).toThrow('outside the signed-in frame');
});
