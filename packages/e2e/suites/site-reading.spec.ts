import type { FrameLocator, Page } from '@playwright/test';
import type { CatalogueEntry } from '@widya/contract/public-catalogue';
import { callAs } from '../support/api.ts';
import { daysFromNow, newClass, pastClass, publishedClass } from '../support/classes.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { PHONE, WITHOUT_SCRIPT } from '../support/phone.ts';
import { expect, productUrl, test } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';

const MOST_CSS = 12_288;
const MOST_SHIFT = 0.02;

/** Uncompressed bytes of the styles that a page has loaded. */
const styleBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
    const texts = await Promise.all(sheets.map((href) => fetch(href).then((answer) => answer.text())));
    return new TextEncoder().encode(texts.join('')).length;
  });

/**
 * Asserts that a page has no script, few styles and no layout shift, and that all rules of axe hold on a phone in both
 * modes.
 */
async function expectReadingPage(page: Page, name: string): Promise<void> {
  expect(await page.locator('script').count(), `${name}: scripts`).toBe(0);
  const bytes = await styleBytes(page);
  expect(bytes, `${name}: styles`).toBeGreaterThan(0);
  expect(bytes, `${name}: styles`).toBeLessThanOrEqual(MOST_CSS);
  const { score, moved } = await layoutShiftOf(page);
  expect(score, `${name}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
  await expectPhonePage(page, name);
}

/** The bar at the bottom of a phone. */
const bar = (page: Page) => page.getByRole('complementary', { name: 'Pendaftaran' });

test('a stranger finds a class without script, reads its page and downloads its calendar entry', async ({
  newPageOf,
}) => {
  const word = uniqueName('Kata').replaceAll(' ', '');
  const made = await publishedClass(`Menyunting ${word}`, {
    price: 150_000,
    non_discounted_price: 200_000,
    is_discounted_price_null: false,
    quota: 20,
    stream_type: 'Zoom',
    description: '<p>Berlatih <b>langsung</b>.</p>',
    what_to_learn: ['Menemukan kesalahan ejaan'],
  });
  const page = await newPageOf(null, WITHOUT_SCRIPT);
  await page.goto('/kelas');
  await page.getByRole('searchbox').fill(word);
  await page.getByLabel('Harga').selectOption('Gratis');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page.getByRole('heading', { name: 'Tidak ada kelas yang cocok' })).toBeVisible();
  await page.getByLabel('Harga').selectOption('Berbayar');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page.getByText('Sisa 20 tempat')).toBeVisible();
  await page.getByRole('link', { name: made.name }).click();

  await expect(page.getByRole('heading', { level: 1, name: made.name })).toBeVisible();
  await expect(page.getByText('Sisa 20 dari 20 tempat', { exact: true })).toBeVisible();
  await expect(bar(page)).toContainText('Rp150.000');
  await expect(bar(page).getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', `/daftar/${made.code}`);
  await page.getByText('Bagikan').filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' }).filter({ visible: true })).toBeVisible();
  const calendar = await page.request.get(`/kelas/${made.code}.ics`);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${made.name}`);
  const picture = await page.request.get(`/poster/${made.code}.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('reading pages have no script and few styles, and are accessible on a phone in both modes', async ({
  newPageOf,
}) => {
  const open = await publishedClass('Terbuka', { quota: 5 });
  const later = await publishedClass('Nanti', { registration_start_time: daysFromNow(3) });
  const over = await pastClass('Lampau');
  const page = await newPageOf(null, PHONE);
  const visits = [
    ['/kelas', 'catalogue'],
    ['/kelas?q=tidakadayangcocok', 'nothing found'],
    [`/kelas/${open.code}`, 'open'],
    [`/kelas/${later.code}`, 'not yet open'],
    ['/kelas/TIDAKADA', 'missing'],
  ] as const;
  for (const [path, name] of visits) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectReadingPage(page, name);
  }
  await page.goto(`/kelas/${open.code}`);
  await expect(bar(page)).toContainText('Sisa 5 tempat');
  await page.goto(`/kelas/${later.code}`);
  await expect(bar(page)).toContainText(/Dibuka \d+ \w+ \d{4}/);
  // A class that was never published has no page, even after its end.
  expect((await page.goto(`/kelas/${over.code}`))?.status()).toBe(404);
});

test('drafts and hidden classes have neither a page nor a poster', async ({ newPageOf }) => {
  const draft = await newClass('Draf');
  const hidden = await publishedClass('Tersembunyi');
  await callAs('admin', `/v1/class/${hidden.code}`, { method: 'DELETE' });
  const page = await newPageOf(null, WITHOUT_SCRIPT);
  for (const { code, name } of [draft, hidden]) {
    expect((await page.goto(`/kelas/${code}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    expect((await page.request.get(`/poster/${code}.svg`)).status()).toBe(404);
  }
  const { data } = (await (await fetch(`${productUrl()}/v1/public/catalogue?per_page=100`)).json()) as {
    data: readonly CatalogueEntry[];
  };
  expect(data.map(({ code }) => code)).not.toContain(draft.code);
});

/** Tabs of 'Tampilan Pengguna' with the heading of the page in each. */
const PREVIEWED = [
  ['Halaman kelas', /./],
  ['Formulir pendaftaran', 'Daftar kelas'],
  ['Halaman tiket', /Nama$/],
  ['Umpan balik', /^Umpan balik/],
] as const;

/** Opens a tab of 'Tampilan Pengguna' and waits for the heading of its page. */
async function openPreview(page: Page, tab: string, heading: string | RegExp): Promise<FrameLocator> {
  await page.getByRole('tab', { name: tab }).click();
  const frame = page.locator(`iframe[title="${tab}"]`);
  await expect(frame).toHaveAttribute('aria-busy', 'false');
  const inside = frame.contentFrame();
  await expect(inside.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return inside;
}

test('staff preview the pages of a class with unsaved changes', async ({ newPageOf }) => {
  const made = await publishedClass('Pratinjau');
  const page = await newPageOf('admin');
  await page.goto(`/editor/detail/${made.code}`);
  await page.getByLabel('Nama kelas').fill(`${made.name} Baru`);
  await page.getByRole('button', { name: 'Tampilan Pengguna' }).first().click();
  const frame = page.frameLocator('iframe[title="Halaman kelas"]');
  await expect(frame.getByRole('heading', { level: 1, name: `${made.name} Baru` })).toBeVisible();
  await frame.getByRole('link', { name: 'Daftar' }).filter({ visible: true }).first().click();
  await expect(page.getByText('Fitur ini tidak tersedia untuk halaman pratinjau.')).toBeVisible();
  const shown = (tab: string, heading: string | RegExp) => openPreview(page, tab, heading);
  const form = await shown('Formulir pendaftaran', 'Daftar kelas');
  await expect(form.getByText(`${made.name} Baru`)).toBeVisible();
  await form.getByLabel('Nama lengkap').fill('Larasati Contoh');
  await form.getByRole('button', { name: /^Daftar/ }).click();
  await expect(page.getByText('Fitur ini tidak tersedia untuk halaman pratinjau.').last()).toBeVisible();
  await expect(form.getByLabel('Nama lengkap')).toHaveValue('Larasati Contoh');
  const ticket = await shown('Halaman tiket', /, Nama$/);
  await expect(ticket.getByText(`${made.name} Baru`)).toBeVisible();
  await shown('Umpan balik', 'Umpan balik belum dibuka');
  await page.getByRole('combobox', { name: 'Waktu tampilan' }).selectOption('Sesudah selesai');
  await shown('Umpan balik', /^Umpan balik$/);
  const afterwards = await shown('Halaman tiket', 'Terima kasih, Nama');
  await expect(afterwards.getByText('Rekaman belum tersedia')).toBeVisible();
  // Nobody can register for a class that is over, so the site shows the page of the class instead of the form.
  await shown('Formulir pendaftaran', `${made.name} Baru`);
  await page.keyboard.press('Escape');
  await page.goto(`/editor/preview/${made.code}`);
  for (const [tab, heading] of PREVIEWED) {
    await shown(tab, heading);
    await expectAccessible(page);
  }
  const unauthenticated = await page.request.post('/situs/pratinjau', { form: { isi: '{}' }, headers: { cookie: '' } });
  expect(unauthenticated.status()).toBe(401);
});

test('staff preview the pages of an event before it is published', async ({ newPageOf }) => {
  const name = uniqueName('Pratinjau');
  const event_url = name.replaceAll(' ', '-').toLowerCase();
  await callAs('admin', '/v2/single_session_event', {
    method: 'POST',
    body: JSON.stringify({
      event: { name, event_url, required_visitor_information: { fields: ['Instansi'] } },
      session: { start_time: daysFromNow(20), end_time: daysFromNow(20, 2), session_speaker: 'Bu Contoh' },
    }),
  });
  const page = await newPageOf('admin');
  await page.goto(`/editor/preview/${event_url}`);
  await openPreview(page, 'Halaman event', name);
  const form = await openPreview(page, 'Formulir pendaftaran', 'Daftar event');
  await expect(form.getByLabel('Instansi')).toBeVisible();
  await expectAccessible(page);
  const ticket = await openPreview(page, 'Halaman tiket', /, Nama$/);
  await expect(ticket.getByText('Bersama Bu Contoh')).toBeVisible();
  await expectAccessible(page);
});
