import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './button.stories.tsx';

const { Primary, Loading, Disabled } = composeStories(stories);

it('has type button, so that it submits no form', async () => {
  const onClick = jest.fn();
  render(<Primary onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Simpan' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('keeps focus and name while busy, and ignores presses', async () => {
  const onClick = jest.fn();
  render(<Loading onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Simpan' });
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('does nothing when disabled', async () => {
  const onClick = jest.fn();
  render(<Disabled onClick={onClick} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});
