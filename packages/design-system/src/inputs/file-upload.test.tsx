import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './file-upload.stories.tsx';
import { waits } from './upload/story-sends.ts';
import type { SendFile } from './upload/types.ts';

const { Empty, OneFile, Disabled } = composeStories(stories);
const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const user = userEvent.setup({ applyAccept: false });

it('sends the file itself, with its name, and shows that it arrived', async () => {
  const send = jest.fn<SendFile<string>>(async () => '/x');
  const onDone = jest.fn();
  render(<Empty send={send} onDone={onDone} />);
  await user.upload(input(), pdf('silabus.pdf'));
  expect(await screen.findByText(/terunggah/)).toBeInTheDocument();
  expect(send.mock.calls[0]?.[0]).toBeInstanceOf(Blob);
  expect(send.mock.calls[0]?.[1].name).toBe('silabus.pdf');
  expect(onDone).toHaveBeenCalledWith('/x', expect.objectContaining({ name: 'silabus.pdf' }));
});

it('shows why a file is refused, and does not send it', async () => {
  const send = jest.fn<SendFile<string>>();
  render(<Empty send={send} />);
  await user.upload(input(), new File(['x'], 'gambar.gif', { type: 'image/gif' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Harap Unggah File dengan Tipe  : PDF, PPTX');
  expect(screen.getByText('gambar.gif')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

it('shows the progress and stops when cancelled', async () => {
  const signals: AbortSignal[] = [];
  const send: SendFile<string> = (_, { onProgress, signal }) => {
    signals.push(signal);
    onProgress(0.25);
    return new Promise<string>(() => {});
  };
  render(<Empty send={send} />);
  await user.upload(input(), pdf('silabus.pdf'));
  const bar = await screen.findByRole('progressbar', { name: 'Mengunggah silabus.pdf' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  await user.click(screen.getByRole('button', { name: 'Batalkan silabus.pdf' }));
  expect(signals[0]?.aborted).toBe(true);
  expect(screen.getByText(/dibatalkan/)).toBeInTheDocument();
});

it('shows that it waits for the connection, and can be cancelled meanwhile', async () => {
  render(<Empty send={waits} />);
  await user.upload(input(), pdf('rekaman.pdf'));
  expect(await screen.findByText(/^46% dari .* · sambungan terputus, dilanjutkan otomatis$/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Batalkan rekaman.pdf' }));
  expect(screen.getByText(/dibatalkan/)).toBeInTheDocument();
});

it('tries again after a failure', async () => {
  const send = jest
    .fn<SendFile<string>>()
    .mockRejectedValueOnce(new Error('Server penuh.'))
    .mockResolvedValueOnce('/x');
  render(<Empty send={send} />);
  await user.upload(input(), pdf('silabus.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Server penuh.');
  await user.click(screen.getByRole('button', { name: 'Coba lagi silabus.pdf' }));
  expect(await screen.findByText(/terunggah/)).toBeInTheDocument();
});

it('replaces the file when only one is allowed', async () => {
  render(<OneFile />);
  await user.upload(input(), pdf('satu.pdf'));
  await screen.findByText(/terunggah/);
  await user.upload(input(), pdf('dua.pdf'));
  await waitFor(() => expect(screen.queryByText('satu.pdf')).not.toBeInTheDocument());
  expect(screen.getByText('dua.pdf')).toBeInTheDocument();
});

it('hides an uploaded file when the screen lists it', async () => {
  const onDone = jest.fn();
  render(<Empty showArrived={false} onDone={onDone} />);
  await user.upload(input(), pdf('silabus.pdf'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('silabus.pdf')).not.toBeInTheDocument());
});

it('accepts no files while disabled', () => {
  render(<Disabled />);
  expect(screen.getByRole('button', { name: 'Pilih file' })).toBeDisabled();
});
