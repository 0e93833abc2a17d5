import { beforeEach, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './image-upload.stories.tsx';
import { initialCrop } from './upload/crop-dialog.tsx';
import * as cutting from './upload/crop-image.ts';
import type { SendFile } from './upload/types.ts';

declare const jest: typeof import('@jest/globals')['jest'];

jest.mock('./upload/crop-image.ts', () =>
  jest
    .requireActual<typeof import('@widya/testing/spied-module')>('@widya/testing/spied-module')
    .spiedModule(jest.requireActual<typeof cutting>('./upload/crop-image.ts')),
);

const { Empty, WithPhoto, Poster, StandIn } = composeStories(stories);
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const user = userEvent.setup({ applyAccept: false });
const photo = new File(['x'], 'foto.png', { type: 'image/png' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:gambar';
  URL.revokeObjectURL = () => {};
  jest.mocked(cutting.cropImage).mockResolvedValue(new Blob(['jpeg'], { type: 'image/jpeg' }));
});

async function openCrop() {
  await user.upload(input(), photo);
  await screen.findByRole('dialog', { name: 'Potong Gambar' });
  const image = screen.getByRole('img', { name: 'Gambar yang akan dipotong' });
  Object.defineProperties(image, { width: { value: 400 }, height: { value: 200 } });
  fireEvent.load(image);
}

it('initial crop: 30 percent wide, centred, with the aspect', () => {
  expect(initialCrop(1, 400, 200)).toEqual({ unit: '%', x: 35, y: 20, width: 30, height: 60 });
  expect(initialCrop(undefined, 400, 200)).toEqual({ unit: '%', x: 35, y: 35, width: 30, height: 30 });
});

it('crops, sends a JPEG and shows it', async () => {
  const send = jest.fn<SendFile<string>>(async () => '/foto.jpg');
  render(<Empty send={send} />);
  await openCrop();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('img', { name: 'Foto Ratna Prameswari' })).toHaveAttribute('src', 'blob:gambar');
  expect(send.mock.calls[0]?.[0].type).toBe('image/jpeg');
  expect(screen.getByRole('button', { name: 'Ganti Foto' })).toBeInTheDocument();
});

it('keeps the crop when sending fails, and shows why', async () => {
  const send = jest.fn<SendFile<string>>().mockRejectedValue(new Error('Server penuh.'));
  render(<Empty send={send} />);
  await openCrop();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Server penuh.'));
});

it('refuses what is no JPEG or PNG', async () => {
  render(<Empty />);
  await user.upload(input(), new File(['x'], 'IMG_2.heic', { type: 'image/heic' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Harap Unggah File dengan Tipe  : JPG, PNG');
  expect(alert).toHaveTextContent('simpan atau bagikan sebagai JPEG');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers to upload a picture, or to replace an existing one', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByRole('button', { name: 'Unggah Foto' })).toBeInTheDocument();
  unmount();
  const second = render(<WithPhoto />);
  expect(screen.getByRole('button', { name: 'Ganti Foto' })).toBeInTheDocument();
  second.unmount();
  render(<Poster />);
  expect(screen.getByRole('button', { name: 'Ganti Poster' })).toBeInTheDocument();
});

it('shows the placeholder until a picture is uploaded, as decoration', () => {
  const { container } = render(<StandIn />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.getByRole('button', { name: 'Unggah Poster' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hapus poster' })).not.toBeInTheDocument();
});
