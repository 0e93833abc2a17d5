import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import type { StaffView } from '../routing/signed-in.ts';
import { useOpenForm } from './use-open-form.ts';

const match = {} as Extract<StaffView, { kind: 'remote' }>['match'];
const open: StaffView = { kind: 'remote', match };
const refused: StaffView = { kind: 'no-access', match };

interface Props {
  readonly view: StaffView;
  readonly dirty: boolean;
  readonly pathname?: string;
}

const renderOpenForm = (initialProps: Props) =>
  renderHook(
    ({ view, dirty, pathname = '/editor/voucher' }: Props) => {
      useUnsavedWork(dirty, () => {});
      return useOpenForm(view, pathname);
    },
    { initialProps },
  );

it('shows no screen that the account may not open', () => {
  const { result, rerender } = renderOpenForm({ view: open, dirty: false });
  rerender({ view: refused, dirty: false });
  expect(result.current).toBe(refused);
});

it('keeps the screen while its form has unsaved input', () => {
  const { result, rerender } = renderOpenForm({ view: open, dirty: true });
  rerender({ view: refused, dirty: true });
  expect(result.current).toBe(open);
  rerender({ view: refused, dirty: false });
  expect(result.current).toBe(refused);
});

it('keeps the screen only at its own address', () => {
  const { result, rerender } = renderOpenForm({ view: open, dirty: true });
  rerender({ view: refused, dirty: true, pathname: '/editor/email' });
  expect(result.current).toBe(refused);
});
