import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { FreePlaces } from './free-places.tsx';

test('a list that is longer than the places that are left warns, unless it may go above the quota', () => {
  const { rerender } = render(<FreePlaces free={2} rows={2} overQuota={false} />, { wrapper: DesignSystemProvider });
  screen.getByText('Sisa 2 tempat');
  expect(screen.queryByText(/tidak mendapat tempat/)).toBeNull();
  rerender(<FreePlaces free={2} rows={5} overQuota={false} />);
  screen.getByText('3 undangan tidak mendapat tempat, kecuali diundang walau kuota penuh.');
  rerender(<FreePlaces free={2} rows={5} overQuota />);
  expect(screen.queryByText(/tidak mendapat tempat/)).toBeNull();
});
