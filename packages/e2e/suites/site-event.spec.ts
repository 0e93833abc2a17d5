import type { Page } from '@playwright/test';
import { typeAddressCode } from '../support/address-code.ts';
import { callAs } from '../support/api.ts';
import { daysFromNow } from '../support/classes.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { fillPerson } from '../support/fill-person.ts';
import { rows } from '../support/frame.ts';
import { payAndNotify } from '../support/payments.ts';
import { BROWSERS, PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { newVoucher } from '../support/vouchers.ts';

let counter = 0;

interface Made {
  readonly url: string;
  readonly name: string;
}

/** Creates and publishes an event with one seat for Rp100.000. */
async function publishedEvent(): Promise<Made> {
  counter += 1;
  const mark = `${Date.now().toString(36)}${process.pid}${counter}`;
  const [name, url] = [`Festival ${mark}`, `festival-${mark}`];
  const times = { start_time: daysFromNow(20), end_time: daysFromNow(20, 2) };
  const { id } = await callAs<{ id: number }>('admin', '/v2/single_session_event', {
    method: 'POST',
    body: JSON.stringify({
      event: { name, event_url: url, required_visitor_information: { fields: ['Instansi'] } },
      session: { ...times, price: 100_000, quota: 1, online_payment: true, session_speaker: 'Bu Contoh' },
    }),
  });
  await callAs('admin', `/v2/events/${id}/publishStatus/toggle`, {
    method: 'PATCH',
    body: JSON.stringify({ publish_status: 'OPEN' }),
  });
  return { url, name };
}

/** Creates and publishes a free event. */
async function freeEvent(): Promise<{ readonly id: number; readonly url: string; readonly name: string }> {
  counter += 1;
  const mark = `${Date.now().toString(36)}${process.pid}${counter}`;
  const [name, url] = [`Pekan ${mark}`, `pekan-${mark}`];
  const { id } = await callAs<{ id: number }>('admin', '/v2/single_session_event', {
    method: 'POST',
    body: JSON.stringify({
      event: { name, event_url: url, required_visitor_information: { fields: ['Instansi'] } },
      session: { start_time: daysFromNow(20), end_time: daysFromNow(20, 2), quota: 5 },
    }),
  });
  await callAs('admin', `/v2/events/${id}/publishStatus/toggle`, {
    method: 'PATCH',
    body: JSON.stringify({ publish_status: 'OPEN' }),
  });
  return { id, url, name };
}

const addressOf = (name: string): string => `${name}.${Date.now()}${process.pid}@surat.example`;

/** Fills in all fields of the form of an event. */
async function fillIn(page: Page, name: string, hasScript: boolean): Promise<void> {
  await fillPerson(page, name, hasScript);
  await page.getByLabel('Instansi').fill('Sekolah Contoh');
  await page.getByText('Saya setuju').click();
}

/** Pays the newest order of a ticket page. */
async function pay(page: Page, amount: string): Promise<void> {
  const order = (await page.getByText(/^WID-\d{6}-/).textContent()) ?? '';
  expect(await payAndNotify(order, { transaction_status: 'settlement', gross_amount: amount })).toBe(200);
}

for (const { browser, phone, hasScript } of BROWSERS)
  test(`strangers register for an event on a phone, one pays and one is promoted; ${browser}`, async ({
    pageOf,
    newPageOf,
  }) => {
    const { url, name } = await publishedEvent();
    const voucher = await newVoucher();
    const first = await newPageOf(null, phone);
    await first.goto(`/${url}`);
    await expect(first.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(first.locator('script')).toHaveCount(0);
    if (hasScript) await expectPhonePage(first, 'event');
    await first.getByRole('link', { name: 'Daftar' }).click();
    if (hasScript) await expectPhonePage(first, 'address');
    await typeAddressCode(first, addressOf('larasati'));
    if (hasScript) await expectPhonePage(first, 'form');
    await fillIn(first, 'Larasati Uji', hasScript);
    await first.getByLabel('Voucher').fill('TIDAK-ADA');
    await first.getByRole('button', { name: 'Pakai' }).click();
    await expect(first.getByRole('alert')).toContainText('Kode voucer tidak berlaku');
    await expect(first.getByLabel('Nama lengkap')).toHaveValue('Larasati Uji');
    if (hasScript) await expectPhonePage(first, 'error');
    await first.getByLabel('Voucher').fill(voucher);
    await first.getByRole('button', { name: 'Pakai' }).click();
    await first.getByRole('button', { name: 'Daftar dan bayar Rp75.000' }).click();
    await expect(first).not.toHaveURL(/\/register$/);
    await first.goto(`/${url}/ticket`);
    await expect(first.getByRole('heading', { name: 'Satu langkah lagi, Larasati' })).toBeVisible();
    if (hasScript) await expectPhonePage(first, 'unpaid ticket');
    await pay(first, '75000.00');
    await first.reload();
    await expect(first.getByText('Lunas')).toBeVisible();
    if (hasScript) await expectPhonePage(first, 'ticket');

    const second = await newPageOf(null, phone);
    await second.goto(`/${url}`);
    await second.getByRole('link', { name: 'Masuk daftar tunggu' }).click();
    await typeAddressCode(second, addressOf('wiratama'));
    await fillIn(second, 'Wiratama Uji', hasScript);
    await second.getByRole('button', { name: 'Masuk daftar tunggu' }).last().click();
    await expect(second.getByText('Urutan Anda: 1')).toBeVisible();
    if (hasScript) await expectPhonePage(second, 'waiting ticket');

    const staff = await pageOf('superadmin');
    await staff.goto(`/editor/dashboard/${url}`);
    await expect(rows(staff).filter({ hasText: 'Larasati Uji' })).toContainText('TERDAFTAR');
    await expect(rows(staff).filter({ hasText: 'Wiratama Uji' })).toContainText('DALAM ANTREAN');

    await first.getByRole('link', { name: 'Mengundurkan diri' }).click();
    await first.getByRole('button', { name: 'Mengundurkan diri' }).click();
    await expect(first.getByRole('heading', { name: 'Pendaftaran ini sudah dibatalkan' })).toBeVisible();
    if (hasScript) await expectPhonePage(first, 'withdrawn ticket');
    await second.reload();
    await expect(second.getByRole('link', { name: 'Bayar Rp100.000' })).toBeVisible();
    await pay(second, '100000.00');
    await second.reload();
    await expect(second.getByText('Lunas')).toBeVisible();
    await staff.reload();
    await expect(rows(staff).filter({ hasText: 'Wiratama Uji' })).toContainText('TERDAFTAR');

    // At the entrance, the code on the ticket opens the list of registrations, filtered to this person.
    const code = second.getByRole('img', { name: /^Kode QR pendaftaran nomor \d+$/ });
    const number = ((await code.getAttribute('aria-label')) ?? '').replace(/\D/g, '');
    const door = await newPageOf('superadmin', PHONE);
    await door.goto(`/editor/dashboard/${url}?q=%23${number}#pendaftar`);
    await door.getByRole('button', { name: 'Tandai hadir: Wiratama Uji' }).click();
    await expect(door.getByText('Wiratama Uji ditandai hadir')).toBeVisible();
    await second.reload();
    await expect(second.getByText(/^Hadir sejak/)).toBeVisible();
    if (hasScript) await expectPhonePage(second, 'ticket of who has arrived');

    await second.goto('/saya');
    await second.getByRole('link', { name: new RegExp(`: ${name}$`) }).click();
    await expect(second.getByRole('heading', { name: 'Pembayaran sudah kami terima' })).toBeVisible();
    await second.goto('/saya');
    if (hasScript) await expectPhonePage(second, 'own page');
    await second.getByRole('region', { name: 'Tiket' }).getByRole('link', { name }).click();
    await expect(second.getByText(/^Hadir sejak/)).toBeVisible();

    await staff.reload();
    const arrived = rows(staff).filter({ hasText: 'Wiratama Uji' });
    await expect(arrived).toContainText('Hadir sejak');
    await arrived.getByRole('link', { name: 'Wiratama Uji' }).click();
    await expect(staff.getByRole('region', { name: 'Pembayaran' })).toContainText(name);
    await staff.getByRole('region', { name: 'Pendaftaran' }).getByRole('link', { name }).click();
    await expect(arrived).toBeVisible();
    await expect(rows(staff).filter({ hasText: 'Larasati Uji' })).toHaveCount(0);
  });

test('a visitor registers for two of three days at once, sees a ticket of each, and staff see both (D245)', async ({
  pageOf,
  newPageOf,
}) => {
  const { id, url, name } = await freeEvent();
  for (const [day, session] of [
    [21, 'Hari kedua'],
    [22, 'Hari ketiga'],
  ] as const)
    await callAs('admin', `/v2/events/${id}/sessions`, {
      method: 'POST',
      body: JSON.stringify({ name: session, start_time: daysFromNow(day), end_time: daysFromNow(day, 2), quota: 5 }),
    });
  const visitor = await newPageOf(null, PHONE);
  await visitor.goto(`/${url}/register`);
  await typeAddressCode(visitor, addressOf('sekarwangi'));
  await fillIn(visitor, 'Sekarwangi Uji', true);
  await visitor.getByRole('checkbox', { name: /^Hari kedua/ }).check();
  await visitor.getByRole('checkbox', { name: /^Hari ketiga/ }).check();
  await expectPhonePage(visitor, 'form of several sessions');
  await visitor.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(visitor).not.toHaveURL(/\/register$/);
  await visitor.goto(`/${url}/ticket`);
  for (const day of ['Hari kedua', 'Hari ketiga'])
    await expect(visitor.getByRole('link', { name: `Buka tiket ${day}` })).toBeVisible();
  await expect(visitor.getByRole('link', { name: `Buka tiket ${name}` })).toHaveCount(0);
  const staff = await pageOf('superadmin');
  await staff.goto(`/editor/dashboard/${url}`);
  await expect(staff.getByRole('heading', { name })).toBeVisible();
  await expect(rows(staff).filter({ hasText: 'Sekarwangi Uji' })).toHaveCount(2);
});
