import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { ApiError } from './api-error.ts';
import { useRefusals } from './use-refusals.ts';

const refusal = (errors: Record<string, string>) => new ApiError({ kind: 'http', status: 422, msg: 'Ditolak', errors });

test('the message of a field disappears when the field is corrected, and returns with the next refusal (D230)', () => {
  const first = refusal({ name: 'Nama sudah digunakan', code: 'Kode sudah digunakan', lain: 'Bukan isian' });
  const { result, rerender } = renderHook(({ failure, values }) => useRefusals(failure, values), {
    initialProps: { failure: null as unknown, values: { name: 'A', code: 'B' } },
  });
  expect(result.current.errors).toEqual({});
  rerender({ failure: first, values: { name: 'A', code: 'B' } });
  expect(result.current.errors).toEqual({ name: 'Nama sudah digunakan', code: 'Kode sudah digunakan' });
  rerender({ failure: first, values: { name: 'C', code: 'B' } });
  expect(result.current.errors).toEqual({ code: 'Kode sudah digunakan' });
  rerender({ failure: refusal({ name: 'Nama terlalu panjang' }), values: { name: 'C', code: 'B' } });
  expect(result.current.errors).toEqual({ name: 'Nama terlalu panjang' });
});

test('a failure about no field is one of the whole form', () => {
  const whole = refusal({ lain: 'Bukan isian' });
  const { result, rerender } = renderHook(({ failure }) => useRefusals(failure, { name: '' }), {
    initialProps: { failure: whole },
  });
  expect(result.current.failure).toBe(whole);
  rerender({ failure: refusal({ name: 'Nama sudah digunakan' }) });
  expect(result.current.failure).toBeNull();
});
