import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@widya/api-client/api-error';
import { DesignSystemProvider } from '@widya/design-system/provider';
import type { ComponentProps } from 'react';
import { BulkPreview } from './bulk-preview.tsx';

const open = (props: Partial<ComponentProps<typeof BulkPreview>>) =>
  render(
    <DesignSystemProvider>
      <BulkPreview counted={null} error={undefined} onRetry={() => undefined} {...props} />
    </DesignSystemProvider>,
  );

test('shows what will happen, what is left out and why, and a few names', () => {
  const skipped = [
    { reason: 'Sudah aktif', count: 1_200 },
    { reason: 'Sudah dipakai', count: 34 },
  ];
  open({ counted: { headline: '2 voucher akan dihapus', skipped, examples: ['SATU', 'DUA'] } });
  screen.getByText('2 voucher akan dihapus');
  screen.getByText('1.234 dilewati');
  screen.getByText('1.200: Sudah aktif');
  screen.getByText('Antara lain: SATU, DUA');
});

test('shows a failed preview with the request id for support, and tries again', () => {
  const onRetry = jest.fn();
  const facts = { status: 507, code: 'INTERNAL', msg: 'Terjadi Kesalahan', requestId: 'req-contoh-7f3a' } as const;
  open({ error: new ApiError({ kind: 'http', ...facts }), onRetry });
  screen.getByText('Pratinjau tidak dapat dimuat');
  screen.getByText(/req-contoh-7f3a/);
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
