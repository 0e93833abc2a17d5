import type { Page } from '@playwright/test';
import { wibDate } from '@widya/contract/time/instants';
import { callAs } from '../support/api.ts';
import { publishedClass } from '../support/classes.ts';
import { downloadOf } from '../support/download.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { chooseInRow, heading, rowOf, rows } from '../support/frame.ts';
import { payAndNotify, payWithoutNotification } from '../support/payments.ts';
import { registerVisitor } from '../support/register-visitor.ts';
import { expect, productUrl, test } from '../support/test.ts';

test.describe('transactions', () => {
  interface Month {
    readonly data: readonly { readonly order_id: string; readonly created_at: string }[];
  }

  /** The month of the newest transaction, so that it has at least one. */
  async function busyMonth(): Promise<{ readonly year: number; readonly month: number; readonly id: string }> {
    const { data } = await callAs<Month>('superadmin', '/v1/order?page=1&per_page=1');
    const [newest] = data;
    if (!newest) throw new Error('The demo data hold no order');
    const day = wibDate(newest.created_at);
    return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), id: newest.order_id };
  }

  test('a month is listed, one transaction opened, and the list downloaded', async ({ pageOf }) => {
    const { year, month, id } = await busyMonth();
    const page = await pageOf('admin');
    await page.goto('/transaction');
    await expect(heading(page, 'Transaksi')).toBeVisible();
    const months = page.getByRole('combobox', { name: 'Bulan' });
    await expect(months.getByRole('option').last()).toHaveText('Juni 2021');
    await months.selectOption(`${year}-${String(month).padStart(2, '0')}`);
    await page.getByRole('searchbox').or(page.getByPlaceholder('Cari ID atau pengguna')).first().fill(id);
    // Waits for the search, because rows move under the pointer until it has finished.
    await expect(rows(page)).toHaveCount(1);
    await expectAccessible(page);
    await chooseInRow(rowOf(page, id), 'Selengkapnya');
    const detail = page.getByRole('dialog', { name: `Transaksi ${id}` });
    await expect(detail.getByText('Dibuat')).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Cek ulang ke penyedia' })).toBeVisible();
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'Tutup' }).last().click();
    const { name, lines } = await downloadOf(page, () => page.getByRole('button', { name: 'Unduh CSV' }).click());
    expect(name).toBe('data-transaksi.csv');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(id);
  });

  test('transactions that staff must settle have a tab of their own', async ({ pageOf }) => {
    const page = await pageOf('superadmin');
    await page.goto('/transaction');
    await page.getByRole('tab', { name: /^Perlu diperiksa/ }).click();
    await expect(page).toHaveURL(/tab=exceptions/);
    await expect(rows(page).first().or(page.getByText('Tidak ada yang perlu diperiksa'))).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('payments', () => {
  interface Person {
    readonly full_name: string;
    readonly status: string;
  }

  /** Creates a class with a price that anybody can register for. @returns its code */
  async function paidClass(quota: number): Promise<string> {
    const price = { price: 150_000, online_payment: true };
    const { code } = await publishedClass('Bayar', { stream_url: 'https://temu.example/kelas', quota, ...price });
    return code;
  }

  /** Registers a visitor. @returns the number of the order that must be paid */
  const register = async (code: string, full_name: string): Promise<string> =>
    (await registerVisitor(code, full_name)).order?.order_id ?? '';

  const statusOf = async (code: string, name: string): Promise<string | undefined> =>
    (await callAs<{ data: Person[] }>('admin', `/v1/class/${code}/participants?page=1&per_page=100`)).data.find(
      ({ full_name }) => full_name === name,
    )?.status;

  const detailOf = (page: Page, id: string) => page.getByRole('dialog', { name: `Transaksi ${id}` });
  const find = async (page: Page, tab: 'all' | 'exceptions', id: string) => {
    await page.goto(`/transaction?q=${id}${tab === 'all' ? '' : '&tab=exceptions'}`);
    await expect(rowOf(page, id)).toHaveCount(1);
  };

  test('are updated by a check with the provider, and exceptions are settled', async ({ pageOf }) => {
    const code = await paidClass(2);
    const page = await pageOf('admin');

    const missed = await register(code, 'Arum Contoh');
    await test.step('the link of the mail leads to the page of the provider once that exists', async () => {
      const open = () => fetch(`${productUrl()}/bayar/${missed}`, { redirect: 'manual' });
      await expect.poll(async () => (await open()).status).toBe(302);
      expect((await open()).headers.get('location')).toMatch(/^https:\/\/bayar\.example\/snap\//);
    });

    await test.step('a payment without a notification is found by a check with the provider', async () => {
      await payWithoutNotification(missed, { transaction_status: 'settlement', gross_amount: '150000.00' });
      await find(page, 'all', missed);
      await expect(rowOf(page, missed)).toContainText('MENUNGGU PEMBAYARAN');
      await chooseInRow(rowOf(page, missed), 'Selengkapnya');
      const detail = detailOf(page, missed);
      await detail.getByRole('button', { name: 'Cek ulang ke penyedia' }).click();
      await expect(page.getByText('Status di penyedia: settlement')).toBeVisible();
      await expect(detail.getByText('DITERIMA')).toBeVisible();
      await expect.poll(() => statusOf(code, 'Arum Contoh')).toBe('ACCEPTED');
    });

    const late = await register(code, 'Bima Contoh');
    await payAndNotify(late, { transaction_status: 'expire', gross_amount: '150000.00' });
    await expect.poll(() => statusOf(code, 'Bima Contoh')).toBe('EXPIRED');
    const wrong = await register(code, 'Candra Contoh');
    expect(await payAndNotify(late, { transaction_status: 'settlement', gross_amount: '150000.00' })).toBe(200);
    expect(await payAndNotify(wrong, { transaction_status: 'settlement', gross_amount: '100000.00' })).toBe(200);

    await test.step('a late payment gets no seat in a full class, and is returned', async () => {
      await find(page, 'exceptions', late);
      await expect(rowOf(page, late)).toContainText('Dibayar setelah kedaluwarsa');
      await chooseInRow(rowOf(page, late), 'Selesaikan');
      const form = page.getByRole('dialog', { name: 'Selesaikan pemeriksaan' });
      await expectAccessible(page);
      await form.getByText('Terima dan beri tempat').click();
      await form.getByLabel(/^Catatan/).fill('Kelas masih cukup');
      await form.getByRole('button', { name: 'Simpan' }).click();
      await expect(form.getByText('Kuota sudah penuh')).toBeVisible();
      await expect(form.getByLabel(/^Catatan/)).toHaveValue('Kelas masih cukup');
      await form.getByText('Dana sudah dikembalikan').click();
      await form.getByRole('button', { name: 'Simpan' }).click();
      await expect(page.getByText('Pemeriksaan transaksi selesai')).toBeVisible();
      await expect(rowOf(page, late)).toHaveCount(0);
    });

    await test.step('a wrong amount is shown, and counts once staff accept it', async () => {
      await find(page, 'exceptions', wrong);
      await chooseInRow(rowOf(page, wrong), 'Selengkapnya');
      const detail = detailOf(page, wrong);
      await expect(detail.getByText('Masuk Rp100.000, seharusnya Rp150.000.')).toBeVisible();
      await expectAccessible(page);
      await detail.getByRole('button', { name: 'Selesaikan' }).click();
      const form = page.getByRole('dialog', { name: 'Selesaikan pemeriksaan' });
      await form.getByText('Terima dan beri tempat').click();
      await form.getByRole('button', { name: 'Simpan' }).click();
      await expect(form).toHaveCount(0);
      await expect.poll(() => statusOf(code, 'Candra Contoh')).toBe('ACCEPTED');
    });

    await test.step('a refund frees the seat, and is settled by staff', async () => {
      await payAndNotify(wrong, { transaction_status: 'refund', gross_amount: '150000.00' });
      await expect.poll(() => statusOf(code, 'Candra Contoh')).toBe('CANCELLED');
      await page.goto(`/editor/visitors/${code}?q=Candra`);
      await expect(rowOf(page, 'Candra Contoh')).toContainText('DIKEMBALIKAN');
      await find(page, 'exceptions', wrong);
      await expect(rowOf(page, wrong)).toContainText('Dana dikembalikan');
      await chooseInRow(rowOf(page, wrong), 'Selesaikan');
      const form = page.getByRole('dialog', { name: 'Selesaikan pemeriksaan' });
      await form.getByText('Dana sudah dikembalikan').click();
      await form.getByRole('button', { name: 'Simpan' }).click();
      await expect(rowOf(page, wrong)).toHaveCount(0);
    });

    await find(page, 'all', late);
    await expect(rowOf(page, late)).toContainText('DIKEMBALIKAN');
    await find(page, 'all', wrong);
    await expect(rowOf(page, wrong)).toContainText('DIKEMBALIKAN');
    await find(page, 'all', missed);
    await expect(rowOf(page, missed)).toContainText('DITERIMA');
  });
});
