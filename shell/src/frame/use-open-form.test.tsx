import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import type { StaffView } from '../routing/signed-in.ts';
import { useOpenForm } from './use-open-form.ts';

const match = {} as Extract<StaffView, { kind: 'remote' }>['match'];
const open: StaffView = { kind: 'remote', match };
const refused: StaffView = { kind: 'no-access', match };

interface Given {
  readonly view: StaffView;
  readonly dirty: boolean;
  readonly pathname?: string;
}

const shown = (given: Given) =>
  renderHook(
    ({ view, dirty, pathname = '/editor/voucher' }: Given) => {
      useUnsavedWork(dirty, () => {});
      return useOpenForm(view, pathname);
    },
    { initialProps: given },
  );

it('shows no screen that the account may not open', () => {
  const { result, rerender } = shown({ view: open, dirty: false });
  rerender({ view: refused, dirty: false });
  expect(result.current).toBe(refused);
});

it('keeps the screen while its form holds input, and lets it go with the input', () => {
  const { result, rerender } = shown({ view: open, dirty: true });
  rerender({ view: refused, dirty: true });
  expect(result.current).toBe(open);
  rerender({ view: refused, dirty: false });
  expect(result.current).toBe(refused);
});

it('keeps it at its own address only', () => {
  const { result, rerender } = shown({ view: open, dirty: true });
  rerender({ view: refused, dirty: true, pathname: '/editor/email' });
  expect(result.current).toBe(refused);
});
