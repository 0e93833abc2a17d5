import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render } from '@testing-library/react';
import * as stories from './avatar.stories.tsx';

const { BrokenPicture } = composeStories(stories);

const pictureIn = (container: HTMLElement): HTMLImageElement => {
  const image = container.querySelector('img');
  if (!image) throw new Error('No picture');
  return image;
};

it('shows the initials in place of a picture that cannot be loaded', () => {
  const { container } = render(<BrokenPicture />);
  fireEvent.error(pictureIn(container));
  expect(container).toHaveTextContent('RP');
  expect(container.querySelector('img')).toBeNull();
});

it('shows the next picture after one that could not be loaded', () => {
  const { container, rerender } = render(<BrokenPicture src="/files/lama.png" />);
  fireEvent.error(pictureIn(container));
  rerender(<BrokenPicture src="/files/baru.png" />);
  expect(pictureIn(container)).toHaveAttribute('src', '/files/baru.png');
});
