import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { ask } from '../support/api.ts';
import { newClass } from '../support/classes.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { chooseInRow, heading, menuLink, menuOf, rows } from '../support/frame.ts';
import { watchRequests } from '../support/network.ts';
import { payAndTell, payUnheard } from '../support/payments.ts';
import { expect, productUrl, test } from '../support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });

/** A text that no other test uses. */
const unique = (name: string): string => `${name} ${Date.now().toString(36).toUpperCase()}`;

/** What a download holds, without its byte order mark. */
async function downloadOf(page: Page, press: () => Promise<void>): Promise<{ name: string; lines: readonly string[] }> {
  const coming = page.waitForEvent('download');
  await press();
  const download = await coming;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return { name: download.suggestedFilename(), lines: text.slice(1).trim().split('\r\n') };
}

test.describe('vouchers', () => {
  test('a batch is made, handed out, deactivated, activated and deleted', async ({ pageOf }) => {
    const name = unique('Diskon uji');
    const page = await pageOf('admin');
    await page.goto('/editor/voucher');
    await page.getByRole('button', { name: 'Tambah Baru' }).click();
    const form = dialogOf(page);
    await form.getByRole('button', { name: 'Buat' }).click();
    await expect(form.getByText('Harap mengisi nama voucher')).toBeVisible();
    await expect(form.getByText('Harap mengisi angka di kolom besaran diskon')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Nama voucher').fill(name);
    await form.getByLabel('Besaran diskon').fill('15');
    await form.getByLabel('Jumlah').fill('3');
    await form.getByRole('button', { name: 'Buat' }).click();
    await expect(page.getByText('Voucher baru berhasil ditambahkan!')).toBeVisible();

    const made = page.getByRole('dialog', { name: 'Kode voucher' });
    const codes = (await made.getByLabel('Kode', { exact: true }).inputValue()).split('\n');
    expect(codes).toHaveLength(3);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    const { name: file, lines } = await downloadOf(page, () => made.getByRole('button', { name: 'Unduh CSV' }).click());
    expect(file).toBe('data-voucher.csv');
    expect(lines).toHaveLength(4);
    await made.getByRole('button', { name: 'Selesai' }).click();

    await page.goto(`/editor/voucher?q=${encodeURIComponent(name)}`);
    await expect(rowOf(page, name)).toHaveCount(3);
    const [first = ''] = codes;
    await expect(rowOf(page, first)).toContainText('15%');
    await expectAccessible(page);
    await chooseInRow(rowOf(page, first), 'Nonaktifkan');
    await expect(page.getByText(`Voucher ${first} dinonaktifkan`)).toBeVisible();
    await expect(rowOf(page, name)).toHaveCount(2);
    await page.getByRole('button', { name: 'Tampilkan yang nonaktif' }).click();
    await expect(rowOf(page, name)).toHaveCount(3);
    await page.getByRole('tab', { name: 'Nonaktif' }).click();
    await expect(rowOf(page, first)).toContainText('Nonaktif');
    await chooseInRow(rowOf(page, first), 'Hapus');
    await expect(dialogOf(page)).toContainText(first);
    await dialogOf(page).getByRole('button', { name: 'Hapus' }).click();
    await expect(page.getByText(`Voucher ${first} dihapus`)).toBeVisible();
    await expect(rowOf(page, first)).toHaveCount(0);
  });

  test('a code of its own is kept in capitals, and a taken one is refused without losing a word', async ({
    pageOf,
  }) => {
    const code = `UJI-${Date.now().toString(36)}`.slice(0, 20);
    const page = await pageOf('superadmin');
    const fill = async () => {
      await page.goto('/editor/voucher');
      await page.getByRole('button', { name: 'Tambah Baru' }).click();
      const form = dialogOf(page);
      await form.getByLabel('Nama voucher').fill('Kode sendiri');
      await form.getByText('Nominal', { exact: true }).click();
      await form.getByLabel('Besaran diskon').fill('25000');
      await form.getByLabel(/^Kode/).pressSequentially(code);
      await expect(form.getByLabel('Jumlah')).toBeDisabled();
      await form.getByRole('button', { name: 'Buat' }).click();
      return form;
    };
    await fill();
    await expect(page.getByRole('dialog', { name: 'Kode voucher' }).getByLabel('Kode', { exact: true })).toHaveValue(
      code.toUpperCase(),
    );
    const refused = await fill();
    await expect(refused.getByText('Kode voucer sudah digunakan')).toBeVisible();
    await expect(refused.getByLabel('Nama voucher')).toHaveValue('Kode sendiri');
  });

  test('a note is written, the usage opened, and the list saved', async ({ pageOf }) => {
    const page = await pageOf('admin');
    await page.goto('/editor/voucher?sort=-used_count');
    const row = rows(page).first();
    await expect(row).toBeVisible();
    await chooseInRow(row, 'Ubah Catatan');
    const note = unique('Catatan uji');
    await dialogOf(page).getByLabel('Catatan', { exact: true }).fill(note);
    await dialogOf(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();
    await expect(rowOf(page, note)).toHaveCount(1);
    await chooseInRow(rowOf(page, note), 'Lihat pemakaian');
    const usage = dialogOf(page);
    await expect(usage).toContainText('pemakaian berlaku');
    await usage
      .getByRole('button', { name: /^Selengkapnya/ })
      .first()
      .click();
    await expect(dialogOf(page)).toContainText('Isi transaksi');
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Kembali ke pemakaian' }).click();
    await dialogOf(page).getByRole('button', { name: 'Tutup' }).last().click();
    const { name, lines } = await downloadOf(page, () => page.getByRole('button', { name: 'Unduh CSV' }).click());
    expect(name).toBe('data-voucher.csv');
    expect(lines[0]).toContain(';');
  });
});

test.describe('transactions', () => {
  interface Month {
    readonly data: readonly { readonly order_id: string; readonly created_at: string }[];
  }

  /** A month that has transactions: that of the newest one. */
  async function busyMonth(): Promise<{ readonly year: number; readonly month: number; readonly id: string }> {
    const { data } = await ask<Month>('superadmin', '/v1/order?page=1&per_page=1');
    const [newest] = data;
    if (!newest) throw new Error('The demo data hold no order');
    const wib = new Date(Date.parse(newest.created_at) + 7 * 3_600_000);
    return { year: wib.getUTCFullYear(), month: wib.getUTCMonth() + 1, id: newest.order_id };
  }

  test('a month is shown, one of them whole, and the month saved', async ({ pageOf }) => {
    const { year, month, id } = await busyMonth();
    const page = await pageOf('admin');
    await page.goto('/transaction');
    await expect(heading(page, 'Transaksi')).toBeVisible();
    const months = page.getByRole('combobox', { name: 'Bulan' });
    await expect(months.getByRole('option').last()).toHaveText('Juni 2021');
    await months.selectOption(`${year}-${String(month).padStart(2, '0')}`);
    await page.getByRole('searchbox').or(page.getByPlaceholder('Cari ID atau pengguna')).first().fill(id);
    await expect(rowOf(page, id)).toHaveCount(1);
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

  test('what somebody must look at has a tab of its own', async ({ pageOf }) => {
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

  /** A class that costs money, open to everybody. */
  async function paidClass(quota: number): Promise<string> {
    const price = { price: 150_000, online_payment: true };
    const { code } = await newClass('Bayar', { stream_url: 'https://temu.example/kelas', quota, ...price });
    await ask('admin', `/v1/class/${code}/publishStatus/toggle`, {
      method: 'PATCH',
      body: JSON.stringify({ publish_status: 'OPEN' }),
    });
    return code;
  }

  /** Registers as a visitor does. @returns the number of the order that must be paid */
  async function register(code: string, full_name: string): Promise<string> {
    const answer = await fetch(`${productUrl()}/v1/public/class/${code}/registrations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        full_name,
        email: `${full_name.replaceAll(' ', '.')}.${code}@contoh.example`,
        phone_num: '081234567890',
        organization: 'Balai Contoh',
        province: 'Jawa Barat',
        city: 'Kota Bandung',
      }),
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return ((await answer.json()) as { order: { order_id: string } }).order.order_id;
  }

  const statusOf = async (code: string, name: string): Promise<string | undefined> =>
    (await ask<{ data: Person[] }>('admin', `/v1/class/${code}/participants?page=1&per_page=100`)).data.find(
      ({ full_name }) => full_name === name,
    )?.status;

  const detailOf = (page: Page, id: string) => page.getByRole('dialog', { name: `Transaksi ${id}` });
  const find = async (page: Page, tab: 'all' | 'exceptions', id: string) => {
    await page.goto(`/transaction?q=${id}${tab === 'all' ? '' : '&tab=exceptions'}`);
    await expect(rowOf(page, id)).toHaveCount(1);
  };

  test('are found by asking again, and what is odd about them is settled', async ({ pageOf }) => {
    const code = await paidClass(2);
    const page = await pageOf('admin');

    const heard = await register(code, 'Arum Contoh');
    await test.step('the link of the mail leads to the page of the provider once that exists', async () => {
      const open = () => fetch(`${productUrl()}/bayar/${heard}`, { redirect: 'manual' });
      await expect.poll(async () => (await open()).status).toBe(302);
      expect((await open()).headers.get('location')).toMatch(/^https:\/\/bayar\.example\/snap\//);
    });

    await test.step('a payment nobody told of is found by asking', async () => {
      await payUnheard(heard, { transaction_status: 'settlement', gross_amount: '150000.00' });
      await find(page, 'all', heard);
      await expect(rowOf(page, heard)).toContainText('MENUNGGU PEMBAYARAN');
      await chooseInRow(rowOf(page, heard), 'Selengkapnya');
      const detail = detailOf(page, heard);
      await detail.getByRole('button', { name: 'Cek ulang ke penyedia' }).click();
      await expect(page.getByText('Status di penyedia: settlement')).toBeVisible();
      await expect(detail.getByText('DITERIMA')).toBeVisible();
      await expect.poll(() => statusOf(code, 'Arum Contoh')).toBe('ACCEPTED');
    });

    const late = await register(code, 'Bima Contoh');
    await payAndTell(late, { transaction_status: 'expire', gross_amount: '150000.00' });
    await expect.poll(() => statusOf(code, 'Bima Contoh')).toBe('EXPIRED');
    const wrong = await register(code, 'Candra Contoh');
    expect(await payAndTell(late, { transaction_status: 'settlement', gross_amount: '150000.00' })).toBe(200);
    expect(await payAndTell(wrong, { transaction_status: 'settlement', gross_amount: '100000.00' })).toBe(200);

    await test.step('who paid too late gets no seat in a full class, and the money back', async () => {
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

    await test.step('another amount is told, and counts once somebody says so', async () => {
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

    await find(page, 'all', late);
    await expect(rowOf(page, late)).toContainText('DIKEMBALIKAN');
    await find(page, 'all', wrong);
    await expect(rowOf(page, wrong)).toContainText('DITERIMA');
  });
});

test.describe('merchandise', () => {
  /** A picture drawn in the page: 40 × 20 pixels of one colour. */
  const picture = async (page: Page, colour: string) => {
    const data = await page.evaluate((fill) => {
      const canvas = document.createElement('canvas');
      canvas.width = 40;
      canvas.height = 20;
      const brush = canvas.getContext('2d');
      if (brush) {
        brush.fillStyle = fill;
        brush.fillRect(0, 0, 40, 20);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }, colour);
    return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
  };

  const upload = async (page: Page, field: string, colour: string) => {
    const file = await picture(page, colour);
    await dialogOf(page).getByRole('group', { name: field }).locator('input[type=file]').last().setInputFiles(file);
    const crop = page.getByRole('dialog', { name: 'Potong Gambar' });
    await crop.getByRole('button', { name: /^(Simpan|Pakai|Potong)/ }).click();
    await expect(crop).toHaveCount(0);
  };

  test('a piece is added with photos, edited, deleted and taken back', async ({ pageOf }) => {
    const name = unique('Kreasi uji');
    const page = await pageOf('admin');
    await page.goto('/merchandise');
    await page.getByRole('button', { name: '+ Kreasi Baru' }).first().click();
    const form = page.getByRole('dialog', { name: 'Tambah Kreasi' });
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(form.getByText('Mohon upload foto utama kreasi!')).toBeVisible();
    await form.getByLabel('Nama', { exact: true }).fill(name);
    await form.getByLabel('Deskripsi').fill('Dibuat oleh sebuah uji.');
    await form.getByLabel('Harga').fill('75000');
    await form.getByLabel('Link pembelian').fill('https://toko.widya.example/uji');
    await upload(page, 'Foto utama', 'teal');
    await upload(page, 'Foto lainnya', 'tan');
    await upload(page, 'Foto lainnya', 'salmon');
    await expect(form.getByRole('list', { name: 'Foto lainnya' }).getByRole('listitem')).toHaveCount(2);
    const second = form.getByRole('list', { name: 'Foto lainnya' }).getByRole('img').nth(1);
    const moved = await second.getAttribute('src');
    await form.getByRole('button', { name: 'Pindah ke atas: foto 2' }).click();
    await expect(form.getByRole('list', { name: 'Foto lainnya' }).getByRole('img').first()).toHaveAttribute(
      'src',
      moved ?? '',
    );
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Kreasi berhasil ditambahkan!')).toBeVisible();

    await page.goto(`/merchandise?q=${encodeURIComponent(name)}`);
    await expect(rowOf(page, name)).toContainText('Rp75.000');
    await expect(rowOf(page, name).getByRole('img', { name: `Foto ${name}` })).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    await chooseInRow(rowOf(page, name), 'Sunting');
    const edit = page.getByRole('dialog', { name: 'Sunting Kreasi' });
    await expect(edit.getByRole('list', { name: 'Foto lainnya' }).getByRole('img').first()).toHaveAttribute(
      'src',
      moved ?? '',
    );
    await edit.getByLabel('Harga').fill('0');
    await edit.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Kreasi berhasil diperbarui!')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('Gratis');

    await chooseInRow(rowOf(page, name), 'Hapus');
    await expect(dialogOf(page)).toContainText(name);
    await dialogOf(page).getByRole('button', { name: 'Hapus' }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(rowOf(page, name)).toHaveCount(1);
  });

  test('without its key the address is open and the data are not', async ({ pageOf }) => {
    const page = await pageOf('limited');
    await page.goto('/merchandise');
    await expect(heading(page, 'Daftar Kreasi')).toBeVisible();
    await expect(page.getByText('Kamu tidak punya akses ke halaman ini')).toBeVisible();
    await expect(page.getByRole('button', { name: '+ Kreasi Baru' })).toHaveCount(0);
  });
});

for (const name of ['limited', 'instructor'] as const satisfies readonly AccountName[]) {
  test(`nothing of commerce stands in the menu of ${name}, and its screens stay closed`, async ({ pageOf }) => {
    const page = await pageOf(name);
    const downloads = watchRequests(page, (path) => path.startsWith('/remotes/mf-commerce/'));
    for (const path of ['/editor/voucher', '/transaction']) {
      await page.goto(path);
      await expect(menuOf(page)).toBeVisible();
      await expect(page.getByText('Kamu tidak punya akses ke halaman ini.')).toBeVisible();
    }
    for (const label of ['Voucher', 'Transaksi', 'Kreasi']) await expect(menuLink(page, label)).toHaveCount(0);
    expect(downloads.map((request) => request.url())).toEqual([]);
  });
}
