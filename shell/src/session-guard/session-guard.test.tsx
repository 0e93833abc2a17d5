import { expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthFormOptions } from '../auth/use-auth-form.ts';
import { ADMIN } from '../testing/people.ts';
import * as stories from './session-guard.stories.tsx';

const { Expired, Answered, SignedOutElsewhere, WrongPassword, SecondFactor, Organisation, OtherAccount } =
  composeStories(stories);

it('requires the password of the same account, and cannot be dismissed', async () => {
  await Expired.run();
  const dialog = await screen.findByRole('dialog', { name: 'Sesi Anda berakhir' });
  expect(screen.getByLabelText('Email')).toHaveValue('admin@widya.example');
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
});

it('continues with the session', async () => {
  const session = { token: 't', user: ADMIN };
  const send = jest.fn<() => ReturnType<AuthFormOptions['send']>>(async () => ({ ok: true, data: session }));
  const onSignedIn = jest.fn();
  await Answered.run({ args: { ...Answered.args, send, onSignedIn } });
  expect(send.mock.calls).toEqual([
    ['login', expect.objectContaining({ email: 'admin@widya.example', password: 'salah' })],
  ]);
  expect(onSignedIn).toHaveBeenCalledWith(session);
});

it('shows that the password was wrong and keeps it', async () => {
  await WrongPassword.run();
  expect(await screen.findByText('Periksa kembali email dan kata sandi')).toBeInTheDocument();
  expect(screen.getByLabelText('Kata sandi')).toHaveValue('salah');
});

it('shows the second factor in the same dialog', async () => {
  await SecondFactor.run();
  expect(await screen.findByLabelText('Kode autentikator')).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Sesi Anda berakhir' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(screen.getByLabelText('Kata sandi')).toHaveValue('');
});

it('offers the provider of the organisation in a new tab, so that the page stays', async () => {
  await Organisation.run();
  const link = await screen.findByRole('link', { name: 'Masuk dengan akun organisasi di tab baru' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', '/masuk');
});

it('can be left for the sign-in page', async () => {
  const onLeave = jest.fn();
  await SignedOutElsewhere.run({ args: { ...SignedOutElsewhere.args, onLeave } });
  await screen.findByRole('dialog', { name: 'Anda sudah keluar di tab lain' });
  await userEvent.click(screen.getByRole('button', { name: 'Ke halaman masuk' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('does not continue under another account', async () => {
  await OtherAccount.run();
  expect(await screen.findByRole('alertdialog', { name: 'Akun lain sudah masuk' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeInTheDocument();
});
