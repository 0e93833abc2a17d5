import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { passwordTokenOf } from './password-link.ts';
import * as stories from './password-link-page.stories.tsx';

const { Asks, AsksAnAdmin, AsksAnInvitedPerson, Claimed, Differs, TooCommon, Done, Over, OverMeanwhile, Failed } =
  composeStories(stories);

it('has a field for the new password, and names the account for password managers', async () => {
  await Asks.run();
  expect(await screen.findByLabelText('Kata sandi baru')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByText(/akun Widyaiswara Anda/)).toBeInTheDocument();
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('sekar@contoh.example');
});

it('names the kind of the account', async () => {
  await AsksAnAdmin.run();
  expect(await screen.findByText(/akun admin Anda/)).toBeInTheDocument();
});

it('lets an invited person claim the account (D217)', async () => {
  await AsksAnInvitedPerson.run();
  expect(await screen.findByText(/mengklaim akun Anda/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Klaim akun' })).toBeInTheDocument();
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('sekar@contoh.example');
});

it('shows that the account is claimed, and does not link participants to the sign-in of staff', async () => {
  await Claimed.run();
  expect(await screen.findByText('Akun Anda sudah diklaim')).toBeInTheDocument();
  const card = within(screen.getByRole('article'));
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

it('wants the same password twice', async () => {
  await Differs.run();
  expect(await screen.findByText('Konfirmasi kata sandi salah')).toBeInTheDocument();
  expect(screen.getByLabelText('Konfirmasi kata sandi')).toHaveFocus();
});

it('says at the field why a password is refused', async () => {
  await TooCommon.run();
  expect(await screen.findByText('Kata sandi ini terlalu umum. Pilih kata sandi lain.')).toBeInTheDocument();
  expect(screen.getByLabelText('Kata sandi baru')).toHaveFocus();
});

it('shows that the password is set, and links to the sign-in', async () => {
  await Done.run();
  expect(await screen.findByText('Kata sandi tersimpan')).toBeInTheDocument();
  expect(screen.queryByLabelText('Kata sandi baru')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Masuk' }).length).toBeGreaterThan(0);
});

it.each([
  ['before', Over],
  ['while it is open', OverMeanwhile],
])('offers a new link when this one ended %s', async (_, story) => {
  await story.run();
  expect(await screen.findByText('Tautan tidak berlaku lagi')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Minta tautan baru' })).toBeEnabled();
});

it('tries again after a failure', async () => {
  await Failed.run();
  expect(await screen.findByText('Tautan belum dapat diperiksa')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
});

it('reads the token from the address, and from no other', () => {
  expect(passwordTokenOf('/atur-kata-sandi/abc_-9')).toBe('abc_-9');
  expect(passwordTokenOf('/atur-kata-sandi/abc/')).toBe('abc');
  for (const path of ['/atur-kata-sandi', '/atur-kata-sandi/', '/atur-kata-sandi/a/b', '/editor'])
    expect(passwordTokenOf(path)).toBeNull();
});
