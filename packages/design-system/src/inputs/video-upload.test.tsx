import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as length from './video-length.ts';
import * as stories from './video-upload.stories.tsx';

declare const jest: typeof import('@jest/globals')['jest'];

jest.mock('./video-length.ts', () =>
  jest
    .requireActual<typeof import('@widya/testing/spied-module')>('@widya/testing/spied-module')
    .spiedModule(jest.requireActual<typeof length>('./video-length.ts')),
);

const { Empty, WithVideo } = composeStories(stories);
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const user = userEvent.setup({ applyAccept: false });

it('accepts only MP4 and refuses others with the text of A-113', async () => {
  render(<Empty />);
  await user.upload(input(), new File(['x'], 'a.mov', { type: 'video/quicktime' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Harap hanya unggah video dengan format MP4');
});

it('passes on the length read from the file', async () => {
  jest.mocked(length.videoLength).mockResolvedValue(75);
  const onDone = jest.fn();
  render(<Empty onDone={onDone} />);
  const file = new File(['x'], 'a.mp4', { type: 'video/mp4' });
  await user.upload(input(), file);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('/files/contoh', file, 75));
});

it('offers to replace an existing video', () => {
  render(<WithVideo />);
  expect(screen.getByRole('button', { name: 'Ganti Video' })).toBeInTheDocument();
});
