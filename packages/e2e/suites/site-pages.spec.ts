import { callAs } from '../support/api.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

interface Written {
  readonly data: { readonly id: number };
}

const send = <T = unknown>(path: string, method: string, body: object = {}): Promise<T> =>
  callAs<T>('superadmin', path, { method, body: JSON.stringify(body) });

test('the live page follows what staff set, and embeds only videos of allowed sites', async ({ newPageOf }) => {
  const code = `UJI${Date.now()}`;
  const made = await send<Written>('/v1/liveStreaming', 'POST', {
    code,
    name: 'Siaran Halaman Uji',
    url_video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
  const page = await newPageOf(null, PHONE);
  // The test needs nothing of the video's site and has no network connection to it.
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Pemutar</p>' }));
  await page.goto(`/siaran-langsung/${code}`);
  await expect(page.getByRole('heading', { name: 'Siaran belum dimulai' })).toBeVisible();
  await expectPhonePage(page, 'early');
  await send(`/v1/liveStreaming/${made.data.id}/active`, 'PUT');
  await page.getByRole('link', { name: 'Muat ulang' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expectPhonePage(page, 'live');
  await send(`/v1/liveStreaming/${code}`, 'PUT', { url_video: 'https://video.example/siaran' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Tonton siaran' })).toHaveAttribute(
    'href',
    'https://video.example/siaran',
  );
  await expectPhonePage(page, 'elsewhere');
  await send(`/v1/liveStreaming/${code}`, 'PUT', { stream_finish: '2026-01-01T00:00:00.000Z' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Siaran sudah selesai' })).toBeVisible();
  await expectPhonePage(page, 'over');
  await page.goto('/siaran-langsung/TIDAKADA');
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible();
});

test('merchandise is shown with its price and a link to buy it, until it is deleted', async ({ newPageOf }) => {
  const name = `Kreasi Halaman ${Date.now()}`;
  const made = await send<Written>('/v1/merchandise/create', 'POST', {
    name,
    description: 'Dibuat bersama peserta',
    price: 75_000,
    marketplace_link: 'https://toko.example/kreasi',
    image_url: 'https://gambar.example/kreasi.jpg',
  });
  const page = await newPageOf(null, PHONE);
  await page.route(/gambar\.example/, (route) => route.abort());
  await page.goto('/kreasi');
  // A reading page ships no script, so it is the same in a browser without scripts.
  await expect(page.locator('script')).toHaveCount(0);
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item.getByText('Rp75.000')).toBeVisible();
  await expect(item.getByRole('link', { name: `Beli ${name}` })).toHaveAttribute('href', 'https://toko.example/kreasi');
  await expectPhonePage(page, 'merchandise');
  await send(`/v1/merchandise/${made.data.id}`, 'DELETE');
  await page.reload();
  await expect(item).toHaveCount(0);
});

test('an edited page exists, and is linked, only while it has a text', async ({ newPageOf }) => {
  const page = await newPageOf(null, PHONE);
  const link = page.getByRole('link', { name: 'Galang untuk Perpustakaan' });
  const openMenu = () => page.locator('summary[aria-label="Menu"]').click();
  await send('/v1/site_pages/galang-patjar', 'PUT', { title: '', body: '' });
  expect((await page.goto('/galang-patjar'))?.status()).toBe(404);
  await send('/v1/site_pages/galang-patjar', 'PUT', {
    title: 'Galang untuk Perpustakaan',
    body: '<p>Untuk <b>dua puluh</b> perpustakaan desa.</p>',
    button_label: 'Ikut membantu',
    button_url: 'https://bantu.example',
  });
  await page.goto('/kelas');
  await openMenu();
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Galang untuk Perpustakaan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ikut membantu' })).toHaveAttribute('href', 'https://bantu.example');
  await expectPhonePage(page, 'edited');
  await send('/v1/site_pages/galang-patjar', 'PUT', { body: '' });
  await page.goto('/kelas');
  await openMenu();
  await expect(link).toHaveCount(0);
});

test('a text that staff change appears on the site', async ({ newPageOf }) => {
  const tagline = `Bersama ${Date.now().toString(36)}`;
  const page = await newPageOf(null, PHONE);
  await send('/v1/strings/1', 'PUT', { json: { footer: { tagline } } });
  await page.goto('/kelas');
  await expect(page.getByText(tagline)).toBeVisible();
});
