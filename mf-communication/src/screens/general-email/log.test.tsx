import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logList, resendFilterOf } from '../../features/mail-log/list.ts';
import * as stories from './general-email.stories.tsx';

const { Log, LogEmpty, LogHeldUp, LogFailed, LogOfFailed, OneFailedMail, OneMail, ResendFails } =
  composeStories(stories);

test('the log shows the recipient, the scenario and the status', async () => {
  render(<Log />);
  const table = within(await screen.findByRole('table', { name: 'Log surel' }));
  await table.findByText('tirta@widya.example');
  table.getByText('Registrasi diterima · Menyunting Naskah Akademik');
  table.getByText('Gagal');
});

test('a banner above the log reports a mail server that accepts no mails', async () => {
  render(<LogHeldUp />);
  await screen.findByText(/Pengiriman surel tertahan sejak/);
  screen.getByText(/menolak nama pengguna atau kata sandi/);
  screen.getByText(/1\.204 surel menunggu/);
});

test('a mail is shown as it was sent', async () => {
  render(<OneMail />);
  const drawer = within(await screen.findByRole('dialog', { name: /Selamat datang di Menyunting/ }));
  await drawer.findByText('Halo Tirta Contoh, registrasi kamu diterima.');
  drawer.getByText('<b7c1@widya.example>');
});

test('a failed mail can be sent again', async () => {
  render(<OneFailedMail />);
  const drawer = within(await screen.findByRole('dialog', { name: /Selamat datang di Menyunting/ }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Kirim ulang' }));
  await screen.findByText('Surel untuk penuh73@widya.example masuk antrean kirim');
});

test('shows that a mail could not be sent again', async () => {
  render(<ResendFails />);
  const drawer = within(await screen.findByRole('dialog', { name: /Selamat datang di Menyunting/ }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Kirim ulang' }));
  await screen.findByText('Surel belum dikirim ulang');
});

test('all failed mails are sent again after a confirmation', async () => {
  render(<LogOfFailed />);
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim ulang semua' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Kirim ulang surel yang gagal?' }));
  question.getByText(/3 surel sesuai saringan ini/);
  await userEvent.click(question.getByRole('button', { name: 'Kirim ulang' }));
  await screen.findByText('2 surel masuk antrean kirim, 1 tidak dapat dikirim ulang');
});

test('mails are sent again in bulk only while the log is filtered by failed mails', async () => {
  render(<Log />);
  await within(await screen.findByRole('table', { name: 'Log surel' })).findByText('tirta@widya.example');
  expect(screen.queryByRole('button', { name: 'Kirim ulang semua' })).toBeNull();
});

test('explains an empty log, and one that cannot be loaded', async () => {
  const { unmount } = render(<LogEmpty />);
  await screen.findByText('Belum ada surel yang terkirim');
  unmount();
  render(<LogFailed />);
  await screen.findByText('Log surel tidak dapat dimuat');
});

test('addresses can be excluded from broadcasts, and included again', async () => {
  render(<Log />);
  await userEvent.click(await screen.findByRole('button', { name: 'Daftar pengecualian' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daftar pengecualian' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kecualikan' }));
  await dialog.findByText('Harap mengisi alamat surel.');
  await userEvent.type(dialog.getByLabelText('Alamat surel'), 'bayu@widya.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Kecualikan' }));
  await screen.findByText('bayu@widya.example dikecualikan dari broadcast');
  await userEvent.click(await dialog.findByRole('button', { name: 'Hapus berhenti@widya.example dari daftar' }));
  await screen.findByText('berhenti@widya.example kembali menerima broadcast');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('ignores invalid values in the address; a class narrows what is sent again', () => {
  const state = logList.read(new URLSearchParams('status=x&from=kemarin&sort=password&scenario=SPAM'));
  expect(logList.queryOf(state)).toEqual({ page: 1, per_page: 10 });
  const failed = logList.read(new URLSearchParams('status=failed&from=2026-11-01&q=tirta&page=2&sort=created_at'));
  expect(resendFilterOf(failed, { kind: 'class', code: 'MNA7Q2KD' })).toEqual({
    class_code: 'MNA7Q2KD',
    status: 'failed',
    from: '2026-11-01',
    q: 'tirta',
  });
});
