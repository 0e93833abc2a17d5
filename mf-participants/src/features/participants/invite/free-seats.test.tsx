import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { FreeSeats } from './free-seats.tsx';

test('warns of more rows than free seats, unless the quota may be exceeded', () => {
  const { rerender } = render(<FreeSeats free={2} rows={2} overQuota={false} />, { wrapper: DesignSystemProvider });
  screen.getByText('Sisa 2 tempat');
  expect(screen.queryByText(/tidak mendapat tempat/)).toBeNull();
  rerender(<FreeSeats free={2} rows={5} overQuota={false} />);
  screen.getByText('3 undangan tidak mendapat tempat, kecuali diundang walau kuota penuh.');
  rerender(<FreeSeats free={2} rows={5} overQuota />);
  expect(screen.queryByText(/tidak mendapat tempat/)).toBeNull();
});
