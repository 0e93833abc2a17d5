import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './pagination.stories.tsx';

const { First, Middle, Nothing } = composeStories(stories);

it('shows the range of the rows and offers the four page sizes', () => {
  render(<Middle />);
  expect(screen.getByText('51–60 dari 126')).toBeInTheDocument();
  const sizes = screen.getByLabelText('Baris per halaman');
  expect([...sizes.querySelectorAll('option')].map((option) => option.value)).toEqual(['5', '10', '50', '100']);
});

it.each([
  ['4', '31–40 dari 126'],
  ['99', '121–126 dari 126'],
  ['0', '1–10 dari 126'],
])('Ke Halaman %s shows %s', async (input, expected) => {
  render(<First />);
  const box = screen.getByLabelText(/Ke Halaman/);
  await userEvent.clear(box);
  await userEvent.type(box, `${input}{Enter}`);
  expect(screen.getByText(expected)).toBeInTheDocument();
});

it('disables previous and next without rows', () => {
  render(<Nothing />);
  expect(screen.getByText('Tidak ada baris')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Halaman sebelumnya' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();
});
