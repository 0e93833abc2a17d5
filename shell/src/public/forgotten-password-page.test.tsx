import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { emailInHash, forgottenPasswordHref } from '../auth/forgotten-password-href.ts';
import * as stories from './forgotten-password-page.stories.tsx';

const { Missing, Sent, Invalid, Failed } = composeStories(stories);

it('needs an address', async () => {
  await Missing.run();
  expect(await screen.findByText('Harap isi alamat surel')).toBeInTheDocument();
  expect(screen.getByLabelText('Surel')).toHaveFocus();
});

it('shows the same message for registered and other addresses, and links back', async () => {
  await Sent.run();
  expect(await screen.findByText(/^Bila sekar@contoh\.example terdaftar, tautan sudah kami kirim/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pakai alamat lain' })).toBeInTheDocument();
});

it('says at the field why an address is refused, and keeps it', async () => {
  await Invalid.run();
  expect(await screen.findByText('Alamat surel tidak valid')).toBeInTheDocument();
  expect(screen.getByLabelText('Surel')).toHaveValue('sekar@contoh.example');
});

it('says that it failed, with the request id, and can be sent again', async () => {
  await Failed.run();
  expect(await screen.findByText('Terjadi Kesalahan')).toBeInTheDocument();
  expect(screen.getByText(/^Kode permintaan/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kirim tautan' })).toBeEnabled();
});

it('is filled with the address typed at the sign-in', () => {
  const href = forgottenPasswordHref(' sekar+uji@contoh.example ');
  expect(href).toMatch(/^\/lupa-kata-sandi#/);
  expect(emailInHash(new URL(href, 'https://widya.example').hash)).toBe('sekar+uji@contoh.example');
  expect(forgottenPasswordHref('')).toBe('/lupa-kata-sandi');
  expect([emailInHash(''), emailInHash('#%E0%A4%A')]).toEqual(['', '']);
});
