import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deliveryList } from './list.ts';
import * as stories from './webhook-log.stories.tsx';

const {
  All,
  Failing,
  Inactive,
  Stopped,
  OnlyFailed,
  Empty,
  FilteredEmpty,
  Failed,
  WebhookFailed,
  Forbidden,
  Missing,
  OneWaiting,
  OneDelivered,
  OneOfInactive,
  OneElsewhere,
  OneMissing,
  WritesFail,
} = composeStories(stories);

const rowOf = async (event: string) => {
  const table = within(await screen.findByRole('table', { name: 'Daftar pengiriman' }));
  const row = (await table.findByText(event)).closest('tr');
  if (!row) throw new Error(`no row of ${event}`);
  return within(row);
};

const drawerOf = async (event: string) => within(await screen.findByRole('dialog', { name: event }));

describe('the log', () => {
  test('names its webhook and leads back to the list', async () => {
    render(<All />);
    await screen.findByRole('heading', { name: 'Sistem keuangan' });
    screen.getByText('https://keuangan.widya.example/webhook/widya');
    expect(screen.getByRole('link', { name: 'Token API' })).toHaveAttribute('href', '/token-api?tab=webhook');
  });

  test('shows the event, the answer, the attempts and the next attempt of each delivery', async () => {
    render(<All />);
    const waiting = await rowOf('Sertifikat terbit');
    for (const text of [
      '0077/WIDYA/XI/2026',
      'Menunggu',
      'HTTP 503 · 1.204 ms',
      'Penerima menjawab dengan status gagal',
      '3 dari 10',
      'berikutnya 24 Nov 2030, 11:45 WIB',
    ])
      waiting.getByText(text);
    const delivered = await rowOf('Pembayaran lunas');
    for (const text of ['WID-20261124-0042', 'Terkirim', 'HTTP 200 · 182 ms', '24 Nov 2026, 08:01 WIB'])
      delivered.getByText(text);
    const failed = await rowOf('Pendaftaran baru');
    failed.getByText('Gagal');
    failed.getByText('Penerima tidak menjawab dalam 10 detik');
  });

  test('can be filtered by state', async () => {
    render(<OnlyFailed />);
    await rowOf('Pendaftaran baru');
    expect(screen.queryByText('Pembayaran lunas')).not.toBeInTheDocument();
  });

  test('ignores invalid values in the address', () => {
    const wrong = new URLSearchParams('state=lost&type=user.created&page=x&sort=secret');
    expect(deliveryList.read(wrong)).toEqual(deliveryList.read(new URLSearchParams()));
  });

  test('explains why there are no deliveries', async () => {
    const empty = render(<Empty />);
    await screen.findByText('Belum ada pengiriman');
    empty.unmount();
    const filtered = render(<FilteredEmpty />);
    await screen.findByText(/xyz/);
    filtered.unmount();
    const failed = render(<Failed />);
    await screen.findByText('Pengiriman tidak dapat dimuat');
    failed.unmount();
    const webhookFailed = render(<WebhookFailed />);
    await screen.findByText('Webhook tidak dapat dimuat');
    webhookFailed.unmount();
    const forbidden = render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
    forbidden.unmount();
    render(<Missing />);
    await screen.findByText('Webhook tidak ditemukan');
    expect(screen.getByRole('link', { name: 'Ke daftar webhook' })).toHaveAttribute('href', '/token-api?tab=webhook');
  });
});

describe('a webhook that does not work', () => {
  test('shows since when deliveries fail', async () => {
    render(<Failing />);
    await screen.findByText('Pengiriman gagal sejak 23 Nov 2026, 13:40 WIB');
    screen.getByRole('button', { name: 'Kirim uji coba' });
  });

  test('shows why it is inactive, and can be activated', async () => {
    const stopped = render(<Stopped />);
    await screen.findByText('Dinonaktifkan karena gagal terus selama lima hari');
    stopped.unmount();
    render(<Inactive />);
    await screen.findByText('Dinonaktifkan oleh admin');
    expect(screen.queryByRole('button', { name: 'Kirim uji coba' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan' }));
    await screen.findByText('Arsip sertifikat berhasil diaktifkan!');
  });
});

test('a test delivery is queued', async () => {
  render(<All />);
  await screen.findByText('https://keuangan.widya.example/webhook/widya');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim uji coba' }));
  await screen.findByText('Uji coba untuk Sistem keuangan masuk antrean kirim');
});

describe('a delivery', () => {
  test('opens from its row and closes again', async () => {
    render(<All />);
    await userEvent.click((await rowOf('Uji coba')).getByText('Uji coba'));
    const drawer = await drawerOf('Uji coba');
    drawer.getByText('ping');
    await userEvent.click(drawer.getByText('Tutup'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('shows what was sent and what the receiver answered', async () => {
    render(<OneDelivered />);
    const drawer = await drawerOf('Pembayaran lunas');
    for (const text of ['payment.settled', 'msg_0190f5c2b7d84a6e9c1b7f3d2e5a8c41', 'HTTP 200 · 182 ms', '1 dari 10'])
      drawer.getByText(text);
    drawer.getByText(/"order_id": "WID-20261124-0042"/);
    drawer.getByText('{"diterima":true}');
  });

  test('shows why it was not delivered, and when it is tried again', async () => {
    render(<OneWaiting />);
    const drawer = await drawerOf('Sertifikat terbit');
    drawer.getByText('Penerima menjawab dengan status gagal');
    drawer.getByText('24 Nov 2030, 11:45 WIB');
    drawer.getByText(/503 Service Unavailable/);
  });

  test('is found by its id when the list does not show it', async () => {
    const { unmount } = render(<OneElsewhere />);
    (await drawerOf('Pembayaran lunas')).getByText('payment.settled');
    unmount();
    render(<OneMissing />);
    await (await drawerOf('Pengiriman')).findByText('Pengiriman tidak ditemukan');
  });

  test('is sent again, or the failure can be retried', async () => {
    const { unmount } = render(<OneDelivered />);
    await userEvent.click((await drawerOf('Pembayaran lunas')).getByRole('button', { name: 'Kirim ulang' }));
    await screen.findByText('Pembayaran lunas masuk antrean kirim');
    unmount();
    render(<WritesFail />);
    await userEvent.click((await drawerOf('Pendaftaran baru')).getByRole('button', { name: 'Kirim ulang' }));
    await screen.findByText('Pengiriman belum dikirim ulang');
  });

  test('of an inactive webhook cannot be sent again', async () => {
    render(<OneOfInactive />);
    const drawer = await drawerOf('Pendaftaran baru');
    await drawer.findByText('Aktifkan webhook untuk mengirim ulang.');
    expect(drawer.queryByRole('button', { name: 'Kirim ulang' })).not.toBeInTheDocument();
  });
});
