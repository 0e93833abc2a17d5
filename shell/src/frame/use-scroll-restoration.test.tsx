import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const scrolled: number[] = [];

beforeEach(() => {
  scrolled.length = 0;
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    scrolled.push(top);
    Object.assign(window, { scrollY: top });
  }) as typeof window.scrollTo);
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

/** Simulates a newly loaded page, whose history entry is always 'default', and scrolls it. */
async function readDownTo(pathname: string, top: number) {
  const { unmount } = renderHook(() => useScrollRestoration('default', pathname));
  Object.assign(window, { scrollY: top });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(sessionStorage.getItem('widya:gulir')).toContain(String(top)));
  unmount();
}

test('a page loaded anew returns to where it was', async () => {
  await readDownTo('/users', 300);
  renderHook(() => useScrollRestoration('default', '/users'));
  expect(scrolled.at(-1)).toBe(300);
});

test('another address in the same tab begins at its top', async () => {
  await readDownTo('/users', 300);
  renderHook(() => useScrollRestoration('default', '/presence'));
  expect(scrolled.at(-1)).toBe(0);
});
