import { callAs } from '../support/api.ts';
import { newClass } from '../support/classes.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { rows } from '../support/frame.ts';
import { PHONE, WITHOUT_SCRIPT } from '../support/phone.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

interface Listed {
  readonly id: number;
  readonly public_code: string;
  readonly printed_number: string;
}

/** Creates a class for one test with one participant, who has a certificate. */
async function certified() {
  const { code, name } = await newClass('Verifikasi');
  const invitee = { full_name: 'Larasati Uji', email: `laras.${code.toLowerCase()}@uji.example` };
  await callAs('admin', `/v1/class/${code}/invite`, { method: 'POST', body: JSON.stringify([invitee]) });
  const list = async () =>
    (await callAs<{ data: readonly Listed[] }>('superadmin', `/v1/class/${code}/certificates?page=1`)).data[0];
  const body = new FormData();
  body.append('upload', new Blob([PDF], { type: 'application/pdf' }), 'sertifikat.pdf');
  await fetch(`${productUrl()}/v1/certificate/${code}/${(await list())?.id}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${sharedSession('superadmin').token}` },
  });
  return { code, name, certificate: await list() };
}

test('a stranger checks a certificate, staff revoke it with a reason, and the page shows it', async ({
  pageOf,
  newPageOf,
}) => {
  const { code, name, certificate } = await certified();
  const stranger = await newPageOf(null, WITHOUT_SCRIPT);
  await stranger.goto('/sertifikat');
  await stranger.getByLabel('Kode sertifikat').fill('ab');
  await stranger.getByRole('button', { name: 'Periksa' }).click();
  await expect(stranger.getByText('Kode terdiri atas 6 sampai 20 huruf dan angka')).toBeVisible();
  await stranger.getByLabel('Kode sertifikat').fill(` ${certificate?.public_code.toLowerCase()} `);
  await stranger.getByRole('button', { name: 'Periksa' }).click();
  await expect(stranger.getByRole('heading', { name: 'Sertifikat ini sah' })).toBeVisible();
  for (const text of ['Larasati Uji', name, certificate?.printed_number ?? ''])
    await expect(stranger.getByText(text, { exact: true })).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Lihat sertifikat' })).toHaveCount(0);

  const reader = await newPageOf(null, PHONE);
  await reader.goto(new URL(stranger.url()).pathname);
  await expectPhonePage(reader, 'valid');

  const staff = await pageOf('superadmin');
  await staff.goto(`/editor/certificate/${code}`);
  await staff.getByRole('button', { name: 'Tindakan untuk Larasati Uji' }).click();
  await staff.getByRole('menuitem', { name: 'Cabut' }).click();
  await staff.getByRole('textbox', { name: 'Alasan' }).fill('Nama pada sertifikat keliru.');
  await staff.getByRole('button', { name: 'Cabut 1 sertifikat' }).click();
  await expect(rows(staff).getByText('Dicabut')).toHaveCount(1);

  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Sertifikat ini dicabut' })).toBeVisible();
  await expect(stranger.getByText('Nama pada sertifikat keliru.')).toBeVisible();
  // axe needs scripts, so it checks the same pages in a browser that runs them.
  for (const path of ['/sertifikat', '/sertifikat?kode=ab', new URL(stranger.url()).pathname]) {
    await reader.goto(path);
    await expectPhonePage(reader, path);
  }
});

test('an unknown code is reported as not found, on a page without script', async ({ newPageOf }) => {
  const stranger = await newPageOf(null, PHONE);
  const answer = await stranger.goto('/sertifikat/ZZZZZ-ZZZZZ');
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { name: 'Kode ini tidak ditemukan' })).toBeVisible();
  await expect(stranger.locator('script')).toHaveCount(0);
  await expectPhonePage(stranger, 'unknown');
});
