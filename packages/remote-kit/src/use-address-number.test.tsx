import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from './router.ts';
import { FakeShell } from './testing.tsx';
import { useAddressNumber } from './use-address-number.ts';

const opened = (url: string) =>
  renderHook(() => ({ order: useAddressNumber('order'), address: useLocation().search }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <FakeShell url={url}>{children}</FakeShell>,
  }).result;

test('the id of the open record is in the address, beside the parameters of the list', async () => {
  const result = opened('/transactions?page=2');
  expect(result.current.order[0]).toBeNull();
  await act(async () => result.current.order[1](7));
  expect(result.current.order[0]).toBe(7);
  expect(result.current.address).toBe('?page=2&order=7');
  await act(async () => result.current.order[1](null));
  expect(result.current.address).toBe('?page=2');
});

test('a link opens the record, and an invalid id opens nothing', () => {
  expect(opened('/transactions?order=12').current.order[0]).toBe(12);
  for (const wrong of ['0', '-1', '01', '1e3', 'x', '', '12345678901'])
    expect(opened(`/transactions?order=${wrong}`).current.order[0]).toBeNull();
});
