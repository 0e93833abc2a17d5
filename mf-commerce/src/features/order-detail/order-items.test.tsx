import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { order } from '../../testing/order-fixtures.ts';
import { OrderItems } from './order-items.tsx';

test('names what was bought, and the class to which the person was moved (D251)', () => {
  const moved = { id: 31, price: 150_000, label: 'Menulis Cerpen', class: { code: 'PUISI', name: 'Menulis Puisi' } };
  const deleted = { id: null, price: 90_000, label: 'Menulis Esai', class: null };
  render(
    <DesignSystemProvider>
      <OrderItems order={order({ participants: [moved, deleted] })} />
    </DesignSystemProvider>,
  );
  expect(screen.getByText('Menulis Cerpen (sekarang Menulis Puisi)')).toBeInTheDocument();
  expect(screen.getByText('Menulis Esai')).toBeInTheDocument();
});
