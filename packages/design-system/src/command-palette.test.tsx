import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './command-palette.stories.tsx';

const { Everything, Nothing } = composeStories(stories);

it('finds by typing and chooses by keyboard', async () => {
  const onSelect = jest.fn();
  render(<Everything onSelect={onSelect} />);
  const box = screen.getByRole('combobox', { name: 'Cari atau lompat' });
  await userEvent.type(box, 'pen');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ label: 'Pengguna' }));
});

it('says when nothing was found', () => {
  render(<Nothing />);
  expect(screen.getByText('Tidak ada hasil untuk “zzz”')).toBeInTheDocument();
});
