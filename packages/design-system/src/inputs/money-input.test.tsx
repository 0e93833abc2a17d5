import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './money-input.stories.tsx';

const { Filled, Empty } = composeStories(stories);
const box = () => screen.getByLabelText('Harga');

it('shows dots', () => {
  render(<Filled />);
  expect(box()).toHaveValue('150.000');
});

it('adds dots while typing and drops letters', async () => {
  render(<Empty />);
  await userEvent.type(box(), '12x50000');
  expect(box()).toHaveValue('1.250.000');
  expect(box()).toHaveAccessibleDescription('Rp1.250.000');
});

it.each(['Rp1.500.000', '1500000', '1,500,000', 'Rp 1.500.000,00'])('takes %s from the clipboard', async (text) => {
  render(<Filled />);
  await userEvent.click(box());
  await userEvent.paste(text);
  expect(box()).toHaveValue('1.500.000');
});

it('is empty, not zero, when everything is deleted', async () => {
  render(<Filled />);
  await userEvent.clear(box());
  expect(box()).toHaveAccessibleDescription('Isi dalam rupiah');
});
