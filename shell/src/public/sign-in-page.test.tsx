import { describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER } from '@widya/remote-kit/testing';
import type { NewSession } from '../auth/send-auth.ts';
import type { AuthFormOptions } from '../auth/use-auth-form.ts';
import * as stories from './sign-in-page.stories.tsx';

const {
  Login,
  Attempted,
  Missing,
  WrongCredentials,
  TooMany,
  ServerError,
  NoAnswer,
  Sending,
  SecondFactor,
  Organisation,
} = composeStories(stories);
const { Register, RegisterMissing, RegisterMismatch, RegisterMailed, RegisterTooShort } = composeStories(stories);

const alertText = () => screen.getByRole('alert').textContent;
const invalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

describe('sign-in', () => {
  it('offers both kinds of account and fields that password managers recognise', async () => {
    await Login.run();
    const kinds = within(screen.getByRole('group', { name: 'Masuk sebagai' })).getAllByRole('radio');
    expect(kinds.map((radio) => (radio as HTMLInputElement).value)).toEqual(['admin', 'instructor']);
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Kata sandi')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('focuses the first empty field', async () => {
    await Login.run();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await Login.run({ args: { ...Login.args, initialEmail: 'sekar@contoh.example' } });
    expect(screen.getByLabelText('Kata sandi')).toHaveFocus();
  });

  it('links to the forgotten password page with the typed address', async () => {
    await Login.run({ args: { ...Login.args, initialEmail: 'sekar@contoh.example' } });
    expect(screen.getByRole('link', { name: 'Lupa kata sandi?' })).toHaveAttribute(
      'href',
      '/lupa-kata-sandi#sekar%40contoh.example',
    );
  });

  it('has the public header, bottom navigation and footer', async () => {
    await Login.run();
    expect(screen.getByRole('button', { name: 'Create Event' })).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Navigasi bawah' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/pasar-buku',
      '/festival-literasi',
      '/galang-patjar',
    ]);
    expect(within(screen.getByRole('contentinfo')).getByText(/Teknologi event/)).toBeInTheDocument();
  });

  it('shows that another page was requested', async () => {
    await Attempted.run();
    expect(screen.getByText('Silakan masuk untuk membuka halaman yang dituju.')).toBeInTheDocument();
  });

  it('names what is missing and sends nothing', async () => {
    const send = jest.fn<() => ReturnType<AuthFormOptions['send']>>();
    await Missing.run({ args: { ...Missing.args, send } });
    expect(alertText()).toBe('Harap lengkapi email dan kata sandi');
    expect(invalid('Email') && invalid('Kata sandi')).toBe(true);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps what was typed after a refusal', async () => {
    await WrongCredentials.run();
    expect(alertText()).toBe('Periksa kembali email dan kata sandi');
    expect(screen.getByLabelText('Email')).toHaveValue('admin@widya.example');
    expect(screen.getByLabelText('Kata sandi')).toHaveValue('Widya-Demo-2026');
  });

  it('clears the error of a field that is being corrected', async () => {
    await WrongCredentials.run();
    await userEvent.type(screen.getByLabelText('Kata sandi'), 'x');
    expect(invalid('Kata sandi')).toBe(false);
    expect(invalid('Email')).toBe(true);
  });

  it('says how long to wait and does not send before', async () => {
    await TooMany.run();
    expect(alertText()).toContain('Coba lagi dalam 2 menit.');
    expect(screen.getByRole('button', { name: 'Tunggu 2 menit' })).toBeDisabled();
  });

  it('shows the request id of a server error', async () => {
    await ServerError.run();
    expect(alertText()).toContain('Terjadi Kesalahan');
    expect(alertText()).toContain('01JCX8Q4S2');
  });

  it('says that there was no answer', async () => {
    await NoAnswer.run();
    expect(alertText()).toContain('Server tidak dapat dihubungi');
  });

  it('is busy while it waits for the answer', async () => {
    await Sending.run();
    expect(screen.getByRole('button', { name: 'Masuk' })).toHaveAttribute('aria-busy', 'true');
  });

  it('hands over the session', async () => {
    const session: NewSession = { token: 't', user: TEST_USER };
    const send = jest.fn<() => ReturnType<AuthFormOptions['send']>>(async () => ({ ok: true, data: session }));
    const onSignedIn = jest.fn();
    await Sending.run({ args: { ...Sending.args, send, onSignedIn } });
    expect(send.mock.calls).toEqual([['login', expect.objectContaining({ signInAs: 'admin' })]]);
    expect(onSignedIn).toHaveBeenCalledWith(session);
  });
});

describe('an account with a second factor', () => {
  it('is asked for the second factor after the right password, and can go back', async () => {
    await SecondFactor.run();
    expect(await screen.findByLabelText('Kode autentikator')).toHaveFocus();
    expect(screen.queryByLabelText('Kata sandi')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(screen.getByLabelText('Email')).toHaveValue('admin@widya.example');
    expect(screen.getByLabelText('Kata sandi')).toHaveValue('');
  });
});

it('offers the provider of the organisation only where there is one', async () => {
  await Login.run();
  expect(screen.queryByRole('button', { name: /akun organisasi/ })).not.toBeInTheDocument();
  await Organisation.run();
  expect(await screen.findByRole('button', { name: 'Masuk dengan akun organisasi' })).toBeEnabled();
});

describe('registration', () => {
  it('keeps values when switching modes', async () => {
    await Login.run();
    await userEvent.type(screen.getByLabelText('Email'), 'sekar@contoh.example');
    await userEvent.click(screen.getByRole('button', { name: 'Daftar' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Daftar');
    expect(screen.getByLabelText('Email')).toHaveValue('sekar@contoh.example');
    await userEvent.type(screen.getByLabelText('Nama'), 'Sekar');
    await userEvent.click(screen.getByRole('radio', { name: 'Masuk' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Daftar' }));
    expect(screen.getByLabelText('Nama')).toHaveValue('Sekar');
  });
  it('offers new passwords to password managers', async () => {
    await Register.run();
    expect(screen.getByLabelText('Kata sandi')).toHaveAttribute('autocomplete', 'new-password');
  });
  it('names what is missing', async () => {
    await RegisterMissing.run();
    expect(alertText()).toBe('Harap lengkapi semua data');
  });
  it('wants the same password twice', async () => {
    await RegisterMismatch.run();
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContain('Kata sandi tidak sesuai');
    expect(alerts).toContain('(Password Tidak Sama)');
    expect(screen.getByLabelText('Konfirmasi kata sandi')).toHaveFocus();
  });
  it('shows where the link was sent, and links back to the sign-in (D11)', async () => {
    await RegisterMailed.run();
    expect(await screen.findByText(/^Periksa surel Anda\. Bila .+@.+ dapat didaftarkan/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Kata sandi')).not.toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Masuk' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Masuk');
  });
  it('says at the field why a password is refused', async () => {
    await RegisterTooShort.run();
    expect(screen.getByText('Kata sandi minimal 8 karakter')).toBeInTheDocument();
  });
});
