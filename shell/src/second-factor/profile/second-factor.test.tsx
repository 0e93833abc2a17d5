import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECOVERY_CODES, RIGHT_CODE, RIGHT_PASSWORD } from '../story-factors.ts';
import * as stories from './second-factor.stories.tsx';

const composed = composeStories(stories);
const { Everything, Nothing, FewCodes, Required, Loading, Failed } = composed;
const { AskingPassword, TurningOff, TurningLastOff, AddingPasskey, Renaming, Removing, SettingUp } = composed;

beforeEach(() => {
  // jsdom supports no passkeys; the code only checks that this class exists.
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** Enters the password and submits the dialog. */
const confirmWith = async (submit: string, password = RIGHT_PASSWORD) => {
  await type('Kata sandi Anda', password);
  await press(submit);
};

describe('Faktor kedua', () => {
  it('lists app, passkeys and codes', async () => {
    await Everything.run();
    expect(await screen.findByText('Aktif sejak 2 Nov 2026, 15:00 WIB')).toBeInTheDocument();
    const rows = within(screen.getByRole('list', { name: 'Passkey' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Laptop kantor.*Terakhir dipakai 22 Nov 2026, 21:31 WIB/);
    expect(rows[1]).toHaveTextContent('Belum pernah dipakai');
    expect(screen.getByText('Tersisa 8 dari 10 kode')).toBeInTheDocument();
  });

  it('offers recovery codes only with another factor', async () => {
    await Nothing.run();
    expect(await button('Aktifkan')).toBeInTheDocument();
    expect(screen.getByText('Belum ada passkey.')).toBeInTheDocument();
    expect(screen.queryByText('Kode pemulihan')).not.toBeInTheDocument();
  });

  it('shows that the browser does not support passkeys', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await Nothing.run();
    expect(await screen.findByText('Peramban ini tidak dapat memakai passkey.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tambah passkey' })).not.toBeInTheDocument();
  });

  it('shows how few codes are left, and that the last factor cannot be removed', async () => {
    await FewCodes.run();
    expect(await screen.findByText('Tersisa 1 dari 10 kode')).toBeInTheDocument();
    await Required.run();
    expect(await screen.findByText(/wajib memakai faktor kedua/)).toBeInTheDocument();
  });

  it('is busy while it loads, and loads again after a failure', async () => {
    await Loading.run();
    expect(screen.getByRole('status', { name: 'Memuat faktor kedua' })).toHaveAttribute('aria-busy', 'true');
    await Failed.run();
    expect(await screen.findByText('Faktor kedua tidak dapat dimuat')).toBeInTheDocument();
    expect(await button('Coba lagi')).toBeInTheDocument();
  });
});

describe('an authenticator app', () => {
  it('requires the password first', async () => {
    await AskingPassword.run();
    await press('Lanjutkan');
    expect(await screen.findByText('Harap isi kata sandi')).toBeInTheDocument();
    expect(screen.getByLabelText('Kata sandi Anda')).toHaveFocus();
  });

  it('keeps a wrong password in its field and shows the refusal', async () => {
    await AskingPassword.run();
    await confirmWith('Lanjutkan', 'salah');
    expect(await screen.findByText('Kata sandi salah')).toBeInTheDocument();
    expect(screen.getByLabelText('Kata sandi Anda')).toHaveValue('salah');
  });

  it('is shown as a picture and as text', async () => {
    await AskingPassword.run();
    await confirmWith('Lanjutkan');
    expect(await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(screen.getByLabelText('Kode 6 angka dari aplikasi')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('stays off after a wrong code', async () => {
    await AskingPassword.run();
    await confirmWith('Lanjutkan');
    await type('Kode 6 angka dari aplikasi', '000000');
    await press('Aktifkan');
    expect(await screen.findByText('Kode salah')).toBeInTheDocument();
  });

  it('comes with recovery codes, which only their button closes', async () => {
    await AskingPassword.run();
    await confirmWith('Lanjutkan');
    await type('Kode 6 angka dari aplikasi', RIGHT_CODE);
    await press('Aktifkan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Simpan kode pemulihan Anda' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(RECOVERY_CODES);
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Salin semua' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Sudah saya simpan' }));
    expect(await button('Matikan')).toBeInTheDocument();
    expect(screen.getByText('Tersisa 10 dari 10 kode')).toBeInTheDocument();
  });

  it('is switched off with the password', async () => {
    await TurningOff.run();
    await confirmWith('Matikan');
    expect(await screen.findByText('Aplikasi autentikator dimatikan')).toBeInTheDocument();
    expect(await button('Aktifkan')).toBeInTheDocument();
  });

  it('shows why the last factor cannot be removed', async () => {
    await TurningLastOff.run();
    await confirmWith('Matikan');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Akun Anda wajib memakai faktor kedua.')).toBeInTheDocument();
  });
});

describe('a passkey', () => {
  it('needs a name and the password', async () => {
    await AddingPasskey.run();
    await press('Lanjutkan');
    expect(await screen.findByText('Harap isi nama passkey')).toBeInTheDocument();
    await type('Nama passkey', 'Tablet');
    await press('Lanjutkan');
    expect(await screen.findByText('Harap isi kata sandi')).toBeInTheDocument();
    expect(screen.getByLabelText('Nama passkey')).toHaveValue('Tablet');
  });

  it('is renamed', async () => {
    await Renaming.run();
    await userEvent.clear(await screen.findByLabelText('Nama passkey'));
    await type('Nama passkey', 'Ponsel lama');
    await confirmWith('Simpan');
    expect(await button('Hapus Ponsel lama')).toBeInTheDocument();
  });

  it('is removed', async () => {
    await Removing.run();
    await confirmWith('Hapus');
    expect(await screen.findByText('Passkey dihapus')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Passkey' })).getAllByRole('listitem')).toHaveLength(1);
  });
});

it('explains why nothing else can be opened yet', async () => {
  await SettingUp.run();
  expect(screen.getByRole('heading', { level: 1, name: 'Siapkan faktor kedua' })).toBeInTheDocument();
  expect(screen.getByText(/setelah itu Anda langsung melanjutkan ke halaman yang dituju/)).toBeInTheDocument();
});
