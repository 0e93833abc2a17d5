import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useClaimedPageTitle, usePageTitle } from './document-title.ts';
import { useClaimedScopeTitle, useScopeTitle } from './scope.ts';
import { hasUnsavedWork, useUnsavedWork } from './unsaved-work.ts';

test('the latest claim applies, and ends when its component unmounts', () => {
  const frame = renderHook(() => useClaimedPageTitle());
  expect(frame.result.current).toBeNull();
  const screen = renderHook(({ title }: { title: string | null }) => usePageTitle(title), {
    initialProps: { title: 'Kelas Menulis' as string | null },
  });
  expect(frame.result.current).toBe('Kelas Menulis');
  const dialog = renderHook(() => usePageTitle('Sunting'));
  expect(frame.result.current).toBe('Sunting');
  act(() => dialog.unmount());
  expect(frame.result.current).toBe('Kelas Menulis');
  screen.rerender({ title: null });
  expect(frame.result.current).toBeNull();
});

test('the sidebar gets the name of the class', () => {
  const sidebar = renderHook(() => useClaimedScopeTitle());
  const screen = renderHook(() => useScopeTitle('Kelas Menulis'));
  expect(sidebar.result.current).toBe('Kelas Menulis');
  act(() => screen.unmount());
  expect(sidebar.result.current).toBeNull();
});

test('unsaved work is reported while any screen has some', () => {
  const form = renderHook(({ dirty }) => useUnsavedWork(dirty), { initialProps: { dirty: false } });
  expect(hasUnsavedWork()).toBe(false);
  form.rerender({ dirty: true });
  expect(hasUnsavedWork()).toBe(true);
  form.unmount();
  expect(hasUnsavedWork()).toBe(false);
});
