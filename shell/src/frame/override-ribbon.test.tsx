import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { OverrideRibbon } from './override-ribbon.tsx';

test('an ignored override of a link is shown, and the published version can be chosen', async () => {
  let resets = 0;
  render(
    <DesignSystemProvider>
      <OverrideRibbon overrides={{}} isIgnored onReset={() => (resets += 1)} />
    </DesignSystemProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'Versi uji dari tautan ini diabaikan, karena server ini tidak mengizinkan versi uji.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Gunakan versi terbit' }));
  expect(resets).toBe(1);
});

test('without an override there is no ribbon', () => {
  render(<OverrideRibbon overrides={{}} isIgnored={false} onReset={() => undefined} />);
  expect(screen.queryByRole('status')).toBeNull();
});
