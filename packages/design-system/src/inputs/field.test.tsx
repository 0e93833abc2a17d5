import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import * as stories from './field.stories.tsx';

const { WithHelp, WithError, Required, Disabled } = composeStories(stories);

it('associates label and help with the control', () => {
  render(<WithHelp />);
  expect(screen.getByLabelText('Harga')).toHaveAccessibleDescription('Pesanan yang sudah dibuat memakai harga lama.');
});

it('shows the error in place of the help and marks the control', () => {
  render(<WithError help="Bantuan" />);
  const input = screen.getByLabelText('Harga');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Harga harus berupa angka');
  expect(screen.getByRole('alert')).toHaveTextContent('Harga harus berupa angka');
  expect(screen.queryByText('Bantuan')).not.toBeInTheDocument();
});

it('marks a required field after its label, without changing its name (D230)', () => {
  render(<Required />);
  expect(screen.getByLabelText('Harga')).toBeRequired();
  expect(screen.getByText('Harga')).toHaveAttribute('data-required');
});

it('disables the control inside', () => {
  render(<Disabled />);
  expect(screen.getByLabelText('Harga')).toBeDisabled();
});
