import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { confirmationTokenOf } from './confirm-email.ts';
import * as stories from './confirm-email-page.stories.tsx';

const { Valid, Confirmed, Over, Resent, Failed } = composeStories(stories);
const button = (name: string) => screen.getByRole('button', { name });

it('needs confirmation before it uses the link', async () => {
  await Valid.run();
  expect(button('Konfirmasi surel')).toBeInTheDocument();
});

it('shows that the address is confirmed, and links to the sign-in', async () => {
  await Confirmed.run();
  expect(await screen.findByText('Alamat surel sudah dikonfirmasi')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Masuk' }).length).toBeGreaterThan(0);
});

it('offers a new link for one that is used or expired', async () => {
  await Over.run();
  expect(await screen.findByText('Tautan tidak berlaku lagi')).toBeInTheDocument();
  expect(button('Kirim ulang')).toBeInTheDocument();
});

it('shows that a new link was sent', async () => {
  await Resent.run();
  expect(await screen.findByText(/tautan baru sudah kami kirim/)).toBeInTheDocument();
});

it('tries again after a failure', async () => {
  await Failed.run();
  expect(await screen.findByText('Permintaan belum dapat dijalankan')).toBeInTheDocument();
  expect(button('Coba lagi')).toBeInTheDocument();
});

it('reads the token from the address, and from no other', () => {
  expect(confirmationTokenOf('/confirm-email/abc_-9')).toBe('abc_-9');
  expect(confirmationTokenOf('/confirm-email/abc/')).toBe('abc');
  for (const path of ['/confirm-email', '/confirm-email/', '/confirm-email/a/b', '/editor'])
    expect(confirmationTokenOf(path)).toBeNull();
});
