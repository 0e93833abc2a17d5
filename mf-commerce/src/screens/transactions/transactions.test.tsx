import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './transactions.stories.tsx';

const { Month, Exceptions, Empty, NoExceptions, FilteredEmpty, Failed, Forbidden } = composeStories(stories);
const { Paid, Expired, Waiting, Refunded, PartlyRefunded, WithException, OtherAmount, PaidElsewhere, Missing } =
  composeStories(stories);
const { CheckUnknown, WritesFail, SettleConflict } = composeStories(stories);

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:uji');
  URL.revokeObjectURL = jest.fn();
});

const rowOf = async (id: string) => {
  const table = await screen.findByRole('table', { name: 'Transaksi' });
  return within((await within(table).findByText(id)).closest('tr') as HTMLElement);
};
const detail = async (id: string) => within(await screen.findByRole('dialog', { name: `Transaksi ${id}` }));
const timeOf = (dialog: Awaited<ReturnType<typeof detail>>, label: string) =>
  dialog.queryByText(label)?.nextElementSibling?.textContent ?? null;

describe('rows', () => {
  test('show the time, the person, the amount, the voucher and the outcome', async () => {
    render(<Month />);
    const row = await rowOf('WID-20261118-0011');
    row.getByText('18 Nov 2026, 09:15 WIB');
    row.getByText('Tirta Contoh');
    row.getByText('Rp135.000');
    row.getByText('HEMAT-10');
    row.getByText('10%');
    row.getByText('DITERIMA');
    row.getByText('settlement');
    (await rowOf('WID-20261117-0012')).getByText('DITOLAK');
    (await rowOf('WID-20261120-0013')).getByText('MENUNGGU PEMBAYARAN');
    (await rowOf('WID-20261115-0014')).getByText('DIKEMBALIKAN');
    screen.getByText(
      'Pemasukan Rp270.000 dari 2 transaksi diterima · 1 menunggu pembayaran · 1 ditolak · 1 dikembalikan',
    );
  });

  test('can be chosen by month, back to June 2021', async () => {
    render(<Month />);
    const months = await screen.findByRole('combobox', { name: 'Bulan' });
    expect(months).toHaveValue('2026-11');
    expect(within(months).getAllByRole('option').at(-1)).toHaveTextContent('Juni 2021');
    await userEvent.selectOptions(months, '2021-06');
    await waitFor(() => expect(months).toHaveValue('2021-06'));
  });
});

describe('the detail', () => {
  test('opens from a row', async () => {
    render(<Month />);
    await chooseAction('Tindakan untuk WID-20261118-0011', 'Selengkapnya');
    await detail('WID-20261118-0011');
  });

  test('of a paid order shows when it was paid, and neither expiry nor rejection', async () => {
    render(<Paid />);
    const dialog = await detail('WID-20261118-0011');
    expect(timeOf(dialog, 'Dibuat')).toBe('18-11-2026 09:15:30 WIB');
    expect(timeOf(dialog, 'Dibayar')).toBe('18-11-2026 09:20:05 WIB');
    for (const label of ['Berlaku sampai', 'Kedaluwarsa', 'Ditolak']) expect(timeOf(dialog, label)).toBeNull();
    dialog.getByText('HEMAT-10 (10%)');
    dialog.getByText('Menyunting Naskah Akademik');
    dialog.getByText('Rp150.000');
    expect(dialog.getByRole('link', { name: 'Buka halaman pembayaran' })).toHaveAttribute(
      'href',
      'https://bayar.widya.example/snap/contoh-11',
    );
  });

  test('of an expired order shows when it expired and was rejected', async () => {
    render(<Expired />);
    const dialog = await detail('WID-20261117-0012');
    expect(timeOf(dialog, 'Kedaluwarsa')).toBe('18-11-2026 08:00:00 WIB');
    expect(timeOf(dialog, 'Ditolak')).toBe('18-11-2026 08:00:00 WIB');
    expect(timeOf(dialog, 'Dibayar')).toBeNull();
  });

  test('of a waiting order shows how long it is valid, and the course it pays for', async () => {
    render(<Waiting />);
    const dialog = await detail('WID-20261120-0013');
    expect(timeOf(dialog, 'Berlaku sampai')).toBe('21-11-2026 08:00:00 WIB');
    expect(timeOf(dialog, 'Ditolak')).toBeNull();
    dialog.getByText('Dasar-Dasar Penulisan');
  });

  test('of a refunded order shows the returned amount (D201)', async () => {
    render(<Refunded />);
    const dialog = await detail('WID-20261115-0014');
    dialog.getByText('DIKEMBALIKAN');
    expect(dialog.queryByText('MENUNGGU PEMBAYARAN')).toBeNull();
    expect(timeOf(dialog, 'Dikembalikan')).toBe('Rp135.000');
  });

  test('of a partly refunded order shows that it stays accepted, and why it needs a review', async () => {
    render(<PartlyRefunded />);
    const dialog = await detail('WID-20261114-0015');
    dialog.getByText('DITERIMA');
    dialog.getByText('DIKEMBALIKAN SEBAGIAN');
    dialog.getByText(/Kembali Rp35\.000 dari Rp135\.000/);
    dialog.getByRole('button', { name: 'Selesaikan' });
  });

  test('opens from the address in any month, and reports an order that does not exist', async () => {
    const { unmount } = render(<PaidElsewhere />);
    await detail('WID-20261118-0011');
    unmount();
    render(<Missing />);
    await screen.findByText('Transaksi tidak ditemukan');
  });
});

describe('the check with the provider', () => {
  test('shows the status of the provider', async () => {
    render(<Waiting />);
    const dialog = await detail('WID-20261120-0013');
    await userEvent.click(dialog.getByRole('button', { name: 'Cek ulang ke penyedia' }));
    await screen.findByText('Status di penyedia: settlement');
  });

  test('shows that the provider does not know the order', async () => {
    render(<CheckUnknown />);
    const dialog = await detail('WID-20261120-0013');
    await userEvent.click(dialog.getByRole('button', { name: 'Cek ulang ke penyedia' }));
    await screen.findByText('Penyedia pembayaran belum mengenal transaksi ini');
  });

  test('shows the reason of a failure', async () => {
    render(<WritesFail />);
    await chooseAction('Tindakan untuk WID-20261118-0011', 'Cek ulang ke penyedia');
    await screen.findByText('Penyedia pembayaran belum diatur');
  });
});

describe('exceptions', () => {
  const settle = async () => {
    await chooseAction('Tindakan untuk WID-20261114-0015', 'Selesaikan');
    return within(await screen.findByRole('dialog', { name: 'Selesaikan pemeriksaan' }));
  };

  test('have a tab with their number, and show their reason', async () => {
    render(<Month />);
    await userEvent.click(await screen.findByRole('tab', { name: /Perlu diperiksa\s*1/ }));
    (await rowOf('WID-20261114-0015')).getByText('Dibayar saat kuota penuh');
    await screen.findByText('1 transaksi perlu diperiksa');
  });

  test('can be settled from the detail', async () => {
    render(<WithException />);
    const dialog = await detail('WID-20261114-0015');
    dialog.getByText('Uang masuk ketika semua tempat sudah terisi.');
    await userEvent.click(dialog.getByRole('button', { name: 'Selesaikan' }));
    await screen.findByRole('dialog', { name: 'Selesaikan pemeriksaan' });
  });

  test('show the received amount when it is not the amount due', async () => {
    render(<OtherAmount />);
    const dialog = await detail('WID-20261114-0015');
    dialog.getByText(/Masuk Rp100\.000, seharusnya Rp135\.000\./);
    dialog.getByText('Uang masuk');
  });

  test('need an action, and a reason to ignore them', async () => {
    render(<Exceptions />);
    const form = await settle();
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    form.getByText('Pilih tindakan terlebih dahulu');
    await userEvent.click(form.getByRole('radio', { name: /^Abaikan/ }));
    form.getByText('Tulis alasan mengapa diabaikan');
    await userEvent.type(form.getByLabelText(/^Catatan/), 'Uji coba');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Pemeriksaan transaksi selesai');
  });

  test('keep the input when the order has changed, and can be settled then', async () => {
    render(<SettleConflict />);
    const form = await settle();
    await userEvent.click(form.getByRole('radio', { name: /^Terima/ }));
    await userEvent.type(form.getByLabelText(/^Catatan/), 'Kursi tambahan');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await form.findByText('Transaksi ini baru saja berubah. Periksa statusnya, lalu simpan lagi.');
    expect(form.getByLabelText(/^Catatan/)).toHaveValue('Kursi tambahan');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Pemeriksaan transaksi selesai');
  });

  test('show a failed save in the dialog', async () => {
    render(<WritesFail />);
    const form = await settle();
    await userEvent.click(form.getByRole('radio', { name: /^Dana/ }));
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await form.findByText('Kesalahan terjadi');
  });
});

describe('the download', () => {
  test('is saved', async () => {
    render(<Month />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
    await screen.findByText('data-transaksi.csv terunduh');
  });

  test('can be retried after a failure', async () => {
    render(<WritesFail />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
    await screen.findByRole('button', { name: 'Coba lagi' });
  });
});

test('explains why there are no rows', async () => {
  const empty = render(<Empty />);
  await screen.findByText('Belum ada transaksi pada bulan ini');
  empty.unmount();
  const none = render(<NoExceptions />);
  await screen.findByText('Tidak ada yang perlu diperiksa');
  none.unmount();
  const filtered = render(<FilteredEmpty />);
  await screen.findByText(/xyz/);
  filtered.unmount();
  const failed = render(<Failed />);
  await screen.findByText('Daftar transaksi tidak dapat dimuat');
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
