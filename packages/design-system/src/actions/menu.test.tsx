import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../overlays/dialog.tsx';
import { DesignSystemProvider } from '../theme/provider.tsx';
import * as stories from './menu.stories.tsx';

const { Closed } = composeStories(stories);

it('opens, runs the chosen item and closes', async () => {
  const onSelect = jest.fn();
  render(<Closed items={[{ key: 'note', label: 'Catatan', onSelect }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Menyunting Naskah Akademik' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Catatan' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('works by keyboard', async () => {
  const onSelect = jest.fn();
  render(
    <Closed
      items={[
        { key: 'a', label: 'Kelola' },
        { key: 'b', label: 'Hapus', onSelect },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  // Opening by keyboard highlights the first item, but only once the menu has the focus.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kelola' })).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('shows no button for an empty menu', () => {
  const { container } = render(<Closed items={[false, null]} />);
  expect(container.querySelector('button')).toBeNull();
});

it('is rendered inside the main landmark of the page', async () => {
  render(
    <main>
      <Closed />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Menyunting Naskah Akademik' }));
  expect(screen.getByRole('main')).toContainElement(await screen.findByRole('menu'));
});

it('keeps its button while it opens and closes, so that nobody loses the focus', async () => {
  render(<Closed />);
  const button = screen.getByRole('button', { name: 'Tindakan untuk Menyunting Naskah Akademik' });
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeVisible();
  expect(button).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('keeps the focus inside a dialog, which would take it back, in a landmark of its own (D236)', async () => {
  const onSelect = jest.fn();
  render(
    <DesignSystemProvider>
      <Dialog open onClose={() => {}} title="Kelola Topik">
        <Closed
          items={[
            { key: 'a', label: 'Sunting' },
            { key: 'b', label: 'Pulihkan', onSelect },
          ]}
        />
      </Dialog>
    </DesignSystemProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Tindakan untuk Menyunting Naskah Akademik' });
  await userEvent.click(button);
  const menu = await screen.findByRole('menu');
  expect(screen.getByRole('region', { name: 'Tindakan untuk Menyunting Naskah Akademik' })).toContainElement(menu);
  expect(button).toHaveAttribute('aria-controls', menu.id);
  await waitFor(() => expect(menu).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).not.toHaveAttribute('aria-controls');
});
