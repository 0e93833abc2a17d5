import { afterEach, describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './general-email.stories.tsx';

const { Broadcast, BroadcastWithoutKey, BroadcastCountFails, BroadcastFails, BroadcastAgain } = composeStories(stories);
const { Reply, History, HistoryEmpty, OneBroadcast, Recallable, Recalled, NoSuchBroadcast } = composeStories(stories);

const next = () => userEvent.click(screen.getByRole('button', { name: 'Lanjut tulis surel' }));
const address = (text: string) => userEvent.type(screen.getByLabelText(/^Alamat/), `${text}{Enter}`);

/** Fills in a mail with one recipient and the subject and text of a template. @returns the button that sends it */
async function written() {
  await screen.findByLabelText('Alamat surel');
  await address('tirta@widya.example');
  await screen.findByText('1 orang');
  await next();
  await screen.findByRole('option', { name: 'Kabar bulanan' });
  await userEvent.selectOptions(screen.getByLabelText(/Mulai dari templat/), 'Kabar bulanan');
  return screen.findByRole('button', { name: 'Kirim ke 1 orang' });
}

afterEach(() => localStorage.clear());

describe('recipients', () => {
  test('are required first, with the message of B-196', async () => {
    render(<Broadcast />);
    await screen.findByLabelText('Alamat surel');
    await next();
    await screen.findByText('Harap masukan tujuan pengiriman Email');
    await address('bukan alamat');
    expect(screen.queryByText('1 orang')).toBeNull();
  });

  test('of a group are counted, and skipped addresses are listed with the reason', async () => {
    render(<Broadcast />);
    await userEvent.click(await screen.findByRole('radio', { name: /Pelanggan buletin/ }));
    await screen.findByText('1.284 orang');
    screen.getByText('berhenti@widya.example: berhenti berlangganan');
    await next();
    await screen.findByRole('button', { name: 'Kirim ke 1.284 orang' });
  });

  test('of a class require the class', async () => {
    render(<Broadcast />);
    await userEvent.click(await screen.findByRole('radio', { name: /Peserta satu kelas/ }));
    await next();
    await screen.findByText('Harap memilih kelas.');
    screen.getByRole('checkbox', { name: 'Diterima' });
  });

  test('show a message when they cannot be counted', async () => {
    render(<BroadcastCountFails />);
    await userEvent.click(await screen.findByRole('radio', { name: /Pelanggan buletin/ }));
    await screen.findByText('Jumlah penerima tidak dapat dihitung');
  });

  test('cannot be chosen without the menu key of mails', async () => {
    render(<BroadcastWithoutKey />);
    await screen.findByText('Kamu tidak punya akses untuk mengirim broadcast');
  });
});

describe('the mail', () => {
  test('requires subject and text, with the messages of B-197 and B-198', async () => {
    render(<Broadcast />);
    await screen.findByLabelText('Alamat surel');
    await address('tirta@widya.example');
    await next();
    await userEvent.click(await screen.findByRole('button', { name: 'Kirim ke 1 orang' }));
    await screen.findByText('Harap mengisi subyek dari Email.');
    screen.getByText('Isi Email tidak boleh kosong.');
  });

  test('can be recalled before it is sent', async () => {
    render(<Broadcast />);
    await userEvent.click(await written());
    await screen.findByText('Email sedang diproses');
    const drawer = within(await screen.findByRole('dialog', { name: /Ruang kelas berubah/ }));
    drawer.getByText(/^Surel mulai dikirim dalam \d+ detik\.$/);
    await userEvent.click(drawer.getByRole('button', { name: 'Batalkan pengiriman' }));
    await screen.findByText('Pengiriman dibatalkan. Tidak ada surel yang terkirim.');
  });

  test('keeps the input when it is refused', async () => {
    render(<BroadcastFails />);
    await userEvent.click(await written());
    await screen.findByText('Terjadi Kesalahan');
    expect(screen.getByLabelText('Subyek')).toHaveValue('Kabar Widya bulan ini');
  });

  test('needs a confirmation when the same mail was just sent', async () => {
    render(<BroadcastAgain />);
    await userEvent.click(await written());
    const question = within(await screen.findByRole('alertdialog', { name: 'Surel yang sama baru saja dikirim' }));
    await userEvent.click(question.getByRole('button', { name: 'Kirim lagi' }));
    await screen.findByText('Email sedang diproses');
  });

  test('keeps the input while the log is open', async () => {
    render(<Broadcast />);
    await written();
    await userEvent.click(screen.getByRole('tab', { name: 'Log Email' }));
    await screen.findByRole('table', { name: 'Log surel' });
    await userEvent.click(screen.getByRole('tab', { name: 'Broadcast Email' }));
    expect(await screen.findByLabelText('Subyek')).toHaveValue('Kabar Widya bulan ini');
  });
});

test('a reply opens the tab with the recipient filled in and the complaint beside it', async () => {
  render(<Reply />);
  await screen.findByText('Membalas aduan');
  screen.getByText('Suara terputus');
  screen.getByText(/wulan@widya\.example, 18 Nov 2026/);
  expect(screen.getByRole('tab', { name: 'Broadcast Email' })).toHaveAttribute('aria-selected', 'true');
  await screen.findByRole('button', { name: 'Kirim ke 1 orang' });
  await userEvent.click(screen.getByRole('button', { name: 'Ubah penerima' }));
  await screen.findByRole('button', { name: 'Hapus wulan@widya.example' });
});

describe('the history', () => {
  test('lists broadcasts with their results', async () => {
    const { unmount } = render(<History />);
    const table = within(await screen.findByRole('table', { name: 'Riwayat broadcast' }));
    await table.findByText('Menunggu dikirim');
    table.getByText('1.270 dari 1.284');
    table.getByText('5 tidak sampai, 9 dilewati');
    unmount();
    render(<HistoryEmpty />);
    await screen.findByText('Belum ada broadcast');
  });

  test('shows each recipient with the reason, and sends only failed mails again', async () => {
    render(<OneBroadcast />);
    const drawer = within(await screen.findByRole('dialog', { name: /Kabar Widya bulan ini/ }));
    await drawer.findByText(/Kotak surat penuh/);
    drawer.getByText(/Berhenti berlangganan/);
    await userEvent.selectOptions(drawer.getByLabelText('Status penerima'), 'sent');
    await drawer.findByText('tirta@widya.example');
    await waitFor(() => expect(drawer.queryByText('penuh@widya.example')).toBeNull());
    await userEvent.click(drawer.getByRole('button', { name: 'Ulangi 3 yang gagal' }));
    await screen.findByText('Yang gagal dikirim ulang');
  });

  test('opens a broadcast from the address, and reports one that does not exist', async () => {
    const { unmount } = render(<Recallable />);
    await screen.findByRole('button', { name: 'Batalkan pengiriman' });
    unmount();
    render(<NoSuchBroadcast />);
    await screen.findByText('Broadcast tidak ditemukan');
  });

  test('edits a recalled broadcast and sends it again (D210)', async () => {
    render(<Recalled />);
    const drawer = within(await screen.findByRole('dialog', { name: /Jadwal berubah/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Sunting dan kirim lagi' }));
    await screen.findByRole('button', { name: 'Kirim ke 2 orang' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Subyek')).toHaveValue('Jadwal berubah');
    expect(await screen.findByRole('textbox', { name: 'Isi surel' })).toHaveTextContent('Kelas pindah ke hari Rabu.');
    await userEvent.click(screen.getByRole('button', { name: 'Kirim ke 2 orang' }));
    await screen.findByText('Email sedang diproses');
  });
});
