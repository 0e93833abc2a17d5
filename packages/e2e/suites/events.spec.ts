import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { daysFromNow, newClass } from '../support/classes.ts';
import { closed, heading, menuLink, rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

interface StoredEvent {
  readonly id: number;
  readonly name: string;
  readonly event_url: string;
  readonly version: number;
}

let counter = 0;
/** A name that no other test uses, and the address derived from it. */
function newName(title: string): { readonly name: string; readonly url: string } {
  counter += 1;
  const mark = `${Date.now().toString(36)}${process.pid}${counter}`;
  return { name: `${title} ${mark}`, url: `${title.toLowerCase()}-${mark}` };
}

/** Creates a draft through the API. */
async function madeEvent(title: string): Promise<StoredEvent> {
  const { name, url } = newName(title);
  const session = { start_time: daysFromNow(20), end_time: daysFromNow(20, 2) };
  const body = { event: { name, event_url: url }, session };
  const { data } = await callAs<{ data: StoredEvent }>('admin', '/v2/single_session_event', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return data;
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();

test('an admin names an event, fills it in, publishes it and watches its dashboard', async ({ pageOf }) => {
  const { name, url } = newName('Lokakarya');
  const page = await pageOf('admin');
  await page.goto('/create-event');

  const dialog = page.getByRole('dialog', { name: 'Event Baru' });
  const next = dialog.getByRole('button', { name: 'Lanjut' });
  await expect(next).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: /Webinar/ })).toBeChecked();
  await dialog.getByLabel('Nama event').fill(name);
  await next.click();

  await expect(heading(page, 'Buat Event')).toBeVisible();
  await expect(page.getByLabel('Alamat halaman')).toHaveValue(url);
  await expect(page.getByText('Alamat tersedia.')).toBeVisible();
  await page.getByLabel('Tanggal event').fill('24 Des 2031');
  await page.getByLabel('Mulai (WIB)').fill('09:00');
  await page.getByLabel('Selesai (WIB)').fill('11:00');
  await page.getByText('Bayar manual', { exact: true }).click();
  await page.getByLabel('Harga tiket').fill('75000');
  await save(page);

  await expect(page).toHaveURL(new RegExp(`/editor/detail/${url}$`));
  await expect(heading(page, name)).toBeVisible();
  await page.getByLabel('Pembicara').fill('Bu Contoh');
  await save(page);
  await expect(page.getByText('Data berhasil tersimpan!')).toBeVisible();
  await page.getByLabel('Pengingat', { exact: true }).selectOption({ label: 'Pengingat Kelas' });
  await expect(page.getByText('Templat surel berhasil disimpan')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Pembicara')).toHaveValue('Bu Contoh');
  await expect(page.getByLabel('Harga tiket')).toHaveValue('75.000');
  await expect(page.getByLabel('Mulai (WIB)')).toHaveValue('09:00');
  await expect(page.getByLabel('Pengingat', { exact: true })).not.toHaveValue('');

  await page.getByRole('button', { name: 'Publikasikan', exact: true }).click();
  const summary = page.getByRole('dialog', { name: 'Ringkasan Event' });
  await summary.getByRole('button', { name: 'Buka Pendaftaran' }).click();
  await expect(summary).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sembunyikan', exact: true })).toBeVisible();
  await expect(page.getByLabel('Alamat halaman')).toBeDisabled();
  await expect(page.getByLabel('Harga tiket')).toBeDisabled();

  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(new RegExp(`/editor/dashboard/${url}$`));
  await expect(heading(page, name)).toBeVisible();
  // Waits until the form is gone, because it shows the same texts as the dashboard.
  await expect(page.getByLabel('Harga tiket')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Pendaftaran dibuka', { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  const address = page.getByRole('group', { name: 'Alamat pendaftaran' });
  await expect(address).toContainText(`/${url}/register`);
  await expect(address.getByRole('link', { name: 'Buka halaman pendaftaran' })).toHaveAttribute(
    'href',
    new RegExp(`/${url}/register$`),
  );
  await expect(
    page
      .getByRole('img', { name: /Tujuh hari terakhir/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Belum ada pendaftar')).toBeVisible();

  await page.goto(`/create-event?lihat=daftar&q=${url}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(name);
});

test('the menu opens the list of events, and going back to it keeps search and order', async ({ pageOf }) => {
  const event = await madeEvent('Daftar');
  const page = await pageOf('admin');
  await page.goto('/editor');
  await menuLink(page, 'Event').click();
  await expect(page).toHaveURL(/\/create-event\?lihat=daftar$/);
  await expect(heading(page, 'Event')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill(event.event_url);
  await expect(rows(page)).toHaveCount(1);
  await page
    .getByRole('columnheader', { name: /^Nama event/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/sort=name/);
  const address = page.url();
  await rows(page).first().getByText(event.name).click();
  await expect(page).toHaveURL(new RegExp(`/editor/dashboard/${event.event_url}$`));
  await page.reload();
  await page.getByRole('navigation', { name: 'Remah roti' }).getByRole('link', { name: 'Event' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(address);
});

test('a second day is added beside unsaved changes, and visitors choose between the days', async ({ pageOf }) => {
  const { name, event_url } = await madeEvent('Pekan');
  const page = await pageOf('admin');
  await page.goto(`/editor/detail/${event_url}`);
  await page.getByRole('textbox', { name: /^Tempat/ }).fill('Aula Contoh');
  await page.getByRole('button', { name: 'Tambah sesi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah sesi' });
  await dialog.getByLabel('Nama sesi').fill('Hari penutup');
  await dialog.getByLabel('Tanggal event').fill('24 Des 2031');
  await dialog.getByLabel('Mulai (WIB)').fill('09:00');
  await dialog.getByLabel('Selesai (WIB)').fill('11:00');
  await dialog.getByText('Tanpa batas', { exact: true }).click();
  await dialog.getByLabel('Kuota').fill('12');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Sesi berhasil ditambahkan')).toBeVisible();
  await expect(page.getByText('Gratis · kuota 12')).toBeVisible();
  await save(page);
  await expect(page.getByText('Data berhasil tersimpan!')).toBeVisible();
  await page.getByLabel('Nama sesi').fill('Hari pembuka');
  await save(page);
  await expect(page.getByText('Semua perubahan tersimpan')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Tempat/ })).toHaveValue('Aula Contoh');
  await expect(page.getByLabel('Nama sesi')).toHaveValue('Hari pembuka');
  await expect(heading(page, name)).toBeVisible();

  await page.getByRole('button', { name: 'Publikasikan', exact: true }).click();
  const summary = page.getByRole('dialog', { name: 'Ringkasan Event' });
  await expect(summary.getByText('Hari pembuka, Hari penutup')).toBeVisible();
  await summary.getByRole('button', { name: 'Buka Pendaftaran' }).click();
  await expect(summary).toHaveCount(0);
  await page.goto(`/${event_url}`);
  for (const day of ['Hari pembuka', 'Hari penutup'])
    await expect(page.getByRole('heading', { level: 3, name: day })).toBeVisible();
});

test('a picture is cropped and saved in the event at once, and unsaved input stays', async ({ pageOf }) => {
  const event = await madeEvent('Pameran');
  const page = await pageOf('admin');
  await page.goto(`/editor/detail/${event.event_url}`);
  await page.getByLabel('Pembicara').fill('Pak Contoh');
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 640;
    const context = canvas.getContext('2d');
    if (context) context.fillRect(40, 40, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByRole('group', { name: 'Ikon' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'ikon.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const crop = page.getByRole('dialog', { name: 'Potong Gambar' });
  await crop.getByRole('button').last().click();
  await expect(page.getByText('Gambar berhasil disimpan')).toBeVisible();
  await save(page);
  await expect(page.getByText('Data berhasil tersimpan!')).toBeVisible();
  const stored = await callAs<{ event_icon_url: string }>('admin', `/v2/events/url/${event.event_url}`);
  expect(stored.event_icon_url).toMatch(/\.jpg$/);
});

test('a conflict between two people who edit the same event loses no change', async ({ pageOf }) => {
  const event = await madeEvent('Festival');
  const page = await pageOf('admin');
  await page.goto(`/editor/detail/${event.event_url}`);
  await page.getByLabel('Nama event').fill(`${event.name} milikku`);
  await callAs('superadmin', `/v2/single_session_event/${event.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ event: { name: `${event.name} miliknya`, venue: 'Aula Contoh', version: event.version } }),
  });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Data sudah diubah orang lain' });
  await expect(dialog).toContainText(`${event.name} miliknya`);
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
  await expect(heading(page, `${event.name} milikku`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Tempat/ })).toHaveValue('Aula Contoh');
});

test('leaving with unsaved changes opens the leave guard, and the draft is offered again', async ({ pageOf }) => {
  const event = await madeEvent('Diskusi');
  const page = await pageOf('admin');
  await page.goto(`/editor/detail/${event.event_url}`);
  await page.getByLabel('Pembicara').fill('Bu Konsep');
  await expect(page.getByText(/konsep tersimpan/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await expect(page).toHaveURL(/\/editor\/detail\//);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByLabel('Pembicara')).toHaveValue('Bu Konsep');
});

test('a class code leads to the class', async ({ pageOf }) => {
  const row = await newClass('Alamat');
  const page = await pageOf('admin');
  await page.goto(`/editor/dashboard/${row.code}`);
  await expect(heading(page, row.name)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Alamat pendaftaran' })).toContainText(`/daftar/${row.code}`);
  await page.goto(`/editor/detail/${row.code}`);
  await expect(page).toHaveURL(new RegExp(`/editor/classDetail/${row.code}$`));
});

test('an event that may not be read leads to /not-found', async ({ pageOf }) => {
  const event = await madeEvent('Rapat');
  const page = await pageOf('admin');
  await page.route('**/v2/events/url/**', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'FORBIDDEN', msg: 'Ditolak', request_id: 'uji' } }),
  );
  await page.goto(`/editor/dashboard/${event.event_url}`);
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByText('Halaman yang kamu cari tidak ditemukan.')).toBeVisible();
});

test('an instructor cannot open events', async ({ pageOf }) => {
  const event = await madeEvent('Seminar');
  const page = await pageOf('instructor');
  for (const path of ['/create-event', `/editor/detail/${event.event_url}`, `/editor/dashboard/${event.event_url}`]) {
    await page.goto(path);
    await expect(closed(page)).toBeVisible();
  }
  await expect(callAs('instructor', `/v2/events/url/${event.event_url}`)).rejects.toThrow(/403/);
});
