import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './tabs.stories.tsx';

const { Four, FromAddress } = composeStories(stories);

it('moves the focus with arrows, Home and End, and opens only with Enter or Space', async () => {
  const user = userEvent.setup();
  render(<Four />);
  await user.tab();
  expect(screen.getByRole('tab', { name: /Semua/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Menunggu/ })).toHaveFocus();
  screen.getByText('Isi tab all');
  await user.keyboard('{Enter}');
  screen.getByText('Isi tab waiting');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Semua/ })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: /Ditolak/ })).toHaveFocus();
  await user.keyboard('{Home} ');
  screen.getByText('Isi tab all');
});

it('is entered at the open tab and left to its content', async () => {
  const user = userEvent.setup();
  render(<FromAddress />);
  await user.tab();
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  await user.tab();
  const panel = screen.getByRole('tabpanel', { name: /Menunggu Pembayaran/ });
  expect(panel).toHaveFocus();
  within(panel).getByText('Isi tab waiting');
});

it('passes over disabled tabs', async () => {
  const user = userEvent.setup();
  const items = (Four.args.items ?? []).map((item) => ({ ...item, disabled: item.value === 'accepted' }));
  render(<Four items={items} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Menunggu/ })).toHaveFocus();
});
