import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plusDays } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { formatDate } from '@widya/contract/time/texts';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { setDate } from '@widya/testing/fixed-date';
import { SECRET } from '../../testing/api-token-api.ts';
import * as stories from './api-tokens.stories.tsx';

const { All, Empty, FilteredEmpty, Failed, Forbidden, DayRefused, WritesFail } = composeStories(stories);

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Buat token' }));
  return within(await screen.findByRole('dialog', { name: 'Buat token API' }));
}
type Form = Awaited<ReturnType<typeof openForm>>;

const fill = async (form: Form) => {
  await userEvent.type(form.getByLabelText(/^Nama/), 'Sistem kepegawaian');
  await userEvent.click(form.getByRole('checkbox', { name: 'Presensi' }));
};
const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Buat token' }));

describe('rows', () => {
  test('show the scope, the creator, the expiry and the last use of a token', async () => {
    render(<All />);
    const row = await rowOf('Sistem kepegawaian');
    for (const text of [
      'Hanya membaca',
      'oleh Sekar Contoh',
      '203.0.113.24',
      'Aktif',
      '24 Nov 2026, 08:02 WIB',
      '31 Jan 2027',
    ])
      row.getByText(text);
    row.getByRole('button', { name: 'Cakupan Sistem kepegawaian: 3 menu. Kelas, Peserta, Presensi' });
    const unused = await rowOf('Dasbor pimpinan');
    unused.getByText('Belum pernah');
    unused.getByRole('button', { name: /Semua menu/ });
    (await rowOf('Impor peserta 2025')).getByText('Kedaluwarsa');
  });

  test('of a deploy token show its remotes', async () => {
    render(<All />);
    const row = await rowOf('CI laporan');
    row.getByText('Mempublikasikan remote');
    row.getByRole('button', { name: 'Cakupan CI laporan: 2 remote. mf-laporan, mf-arsip' });
  });

  test('show who revoked a token', async () => {
    render(<All />);
    (await rowOf('Uji coba')).getByText('oleh Bagas Contoh');
    (await rowOf('Uji coba')).getByText('Dicabut 10 Nov 2026');
    (await rowOf('Situs cabang')).getByText('karena pembuatnya bukan Super Admin lagi');
  });

  test('explain why there are none', async () => {
    const empty = render(<Empty />);
    await screen.findByText('Belum ada token API');
    empty.unmount();
    const filtered = render(<FilteredEmpty />);
    await screen.findByText(/xyz/);
    filtered.unmount();
    const failed = render(<Failed />);
    await screen.findByText('Daftar token tidak dapat dimuat');
    failed.unmount();
    render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
  });
});

describe('a new token', () => {
  test('requires a name and a menu, with a message at each field', async () => {
    render(<All />);
    const form = await openForm();
    await send(form);
    await form.findByText('Nama token wajib diisi');
    form.getByText('Pilih paling sedikit satu menu');
    expect(form.getByLabelText(/^Nama/)).toHaveFocus();
  });

  test('works for 90 days unless another period or day is chosen', async () => {
    setDate(new Date('2026-11-20T03:00:00Z'));
    render(<All />);
    const form = await openForm();
    const today = wibDate(Date.now());
    const until = (days: number) => new RegExp(`Berlaku sampai ${formatDate(plusDays(today, days))}`);
    form.getByText(until(90));
    await userEvent.click(form.getByRole('radio', { name: '365 hari' }));
    form.getByText(until(365));
    await userEvent.click(form.getByRole('radio', { name: 'Tanggal' }));
    const day = form.getByLabelText('Hari terakhir');
    expect(day).toHaveValue(formatDate(plusDays(today, 365)));
    await userEvent.clear(day);
    await userEvent.type(day, formatDate(plusDays(today, 10)));
    await userEvent.tab();
    form.getByText(until(10));
    jest.useRealTimers();
  });

  test('shows its secret once, to be copied', async () => {
    const user = userEvent.setup();
    render(<All />);
    const form = await openForm();
    await fill(form);
    await send(form);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Token berhasil dibuat' }));
    dialog.getByText(/tidak akan ditampilkan lagi/);
    expect(dialog.getByLabelText('Token untuk Sistem kepegawaian')).toHaveValue(SECRET);
    await user.click(dialog.getByRole('button', { name: 'Salin token' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.click(dialog.getByRole('button', { name: 'Sudah disalin, tutup' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain(SECRET));
  });

  test('takes remotes instead of menus when it is for publishing', async () => {
    render(<All />);
    const form = await openForm();
    await userEvent.type(form.getByLabelText(/^Nama/), 'CI laporan');
    await userEvent.click(form.getByRole('radio', { name: /Mempublikasikan remote/ }));
    expect(form.queryByRole('checkbox', { name: 'Presensi' })).not.toBeInTheDocument();
    await send(form);
    await form.findByText('Tulis paling sedikit satu remote');
    await userEvent.type(form.getByLabelText(/^Remote/), 'mf-laporan, mf-arsip');
    await send(form);
    await screen.findByRole('alertdialog', { name: 'Token berhasil dibuat' });
  });

  test('keeps the input when the API refuses it', async () => {
    const refused = render(<DayRefused />);
    let form = await openForm();
    await fill(form);
    await send(form);
    await form.findByText('Token berlaku paling lama satu tahun');
    expect(form.getByLabelText(/^Nama/)).toHaveValue('Sistem kepegawaian');
    refused.unmount();

    render(<WritesFail />);
    form = await openForm();
    await fill(form);
    await userEvent.click(form.getByRole('radio', { name: /Membaca dan mengubah/ }));
    await send(form);
    await form.findByText('Ruang penyimpanan di server penuh.');
    expect(form.getByLabelText(/^Nama/)).toHaveValue('Sistem kepegawaian');
    expect(form.getByRole('checkbox', { name: 'Presensi' })).toBeChecked();
    expect(form.getByRole('radio', { name: /Membaca dan mengubah/ })).toBeChecked();
  });
});

describe('revoking', () => {
  const choose = async (name: string) => {
    await chooseAction(`Tindakan untuk ${name}`, 'Cabut');
    return within(await screen.findByRole('alertdialog'));
  };

  test('asks for confirmation and confirms with a toast', async () => {
    render(<All />);
    const question = await choose('Sistem kepegawaian');
    question.getByText(/langsung ditolak/);
    await userEvent.click(question.getByRole('button', { name: 'Cabut' }));
    await screen.findByText('Token berhasil dicabut!');
  });

  test('keeps the dialog open with the reason when the API refuses', async () => {
    render(<WritesFail />);
    const question = await choose('Sistem kepegawaian');
    await userEvent.click(question.getByRole('button', { name: 'Cabut' }));
    await question.findByText('Ruang penyimpanan di server penuh.');
  });

  test('is not offered for a revoked token', async () => {
    render(<All />);
    await screen.findByRole('button', { name: 'Tindakan untuk Sistem kepegawaian' });
    // The menu has no items and is missing, because without a shell it has no link to the log either.
    expect(screen.queryByRole('button', { name: 'Tindakan untuk Uji coba' })).not.toBeInTheDocument();
  });
});
