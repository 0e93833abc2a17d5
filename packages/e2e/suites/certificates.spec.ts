import { readFileSync } from 'node:fs';
import { callAs } from '../support/api.ts';
import { hidePageTwo, issueToAll } from '../support/certificates.ts';
import { newClass } from '../support/classes.ts';
import { rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

interface Listed {
  readonly data: readonly {
    readonly full_name: string;
    readonly certificate_url: string | null;
    readonly public_code: string | null;
    readonly revision: number;
  }[];
}

/** Creates a class for one test with invited people, who are accepted immediately. */
async function classWith(people: readonly string[]) {
  const made = await newClass('Sertifikat');
  const tag = `${Date.now().toString(36)}`;
  const invitees = people.map((full_name, index) => ({ full_name, email: `${tag}-${index}@uji.example` }));
  await callAs('admin', `/v1/class/${made.code}/invite`, { method: 'POST', body: JSON.stringify(invitees) });
  return made;
}

test('certificates are issued, verified, revoked and reissued, and people without a printable name are listed', async ({
  pageOf,
}) => {
  const { code, name } = await classWith(['Bagus Uji Wicaksono', 'Sekar Uji Ayu', 'Анна Иванова']);
  const page = await pageOf('superadmin');
  await page.goto(`/editor/certificate/${code}`);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Isi Predikat' }).click();
  const predicates = page.getByRole('dialog', { name: 'Isi Predikat' });
  await predicates.getByLabel('Predikat', { exact: true }).selectOption('Menengah');
  await predicates.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Predikat 3 orang tersimpan')).toBeVisible();

  await page.getByRole('button', { name: 'Generate dan upload untuk semua' }).click();
  await expect(page.getByText('2 sertifikat akan dibuat dan diunggah.', { exact: false })).toBeVisible();
  await expect(
    page.getByText('1: Hurufnya tidak dapat dicetak; unggah PDF sendiri (Анна Иванова)', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByText('Sukses mengunggah 2/2').first()).toBeVisible();
  await expect(rows(page).getByText('Terkirim')).toHaveCount(2);

  await page.getByRole('button', { name: 'Unduh Sertifikat' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Unduh Sertifikat' }).getByRole('button', { name: 'Unduh Semua' }).click();
  const archive = await coming;
  expect(archive.suggestedFilename()).toBe(`${code}.zip`);
  expect(
    readFileSync(await archive.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  const { data } = await callAs<Listed>('superadmin', `/v1/class/${code}/certificates?page=1&made=1`);
  expect(data.map(({ revision }) => revision)).toEqual([1, 1]);
  const visitor = await pageOf(null);
  await visitor.goto(`/sertifikat/${data[0]?.public_code}`);
  await expect(visitor.getByText('Sertifikat ini sah')).toBeVisible();
  await expect(visitor.getByText(data[0]?.full_name ?? '', { exact: true })).toBeVisible();
  await expect(visitor.getByText(name, { exact: true })).toBeVisible();
  await expect(visitor.getByText('@uji.example')).toHaveCount(0);

  const choose = async (item: string) => {
    await page.getByRole('button', { name: `Tindakan untuk ${data[0]?.full_name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.keyboard.press('Escape');
  await choose('Cabut');
  await page.getByRole('button', { name: 'Cabut 1 sertifikat' }).click();
  await expect(rows(page).getByText('Dicabut')).toHaveCount(1);
  await visitor.reload();
  await expect(visitor.getByText('Sertifikat ini dicabut')).toBeVisible();
  await choose('Terbitkan ulang');
  await page.getByRole('button', { name: 'Terbitkan 1 sertifikat' }).click();
  await expect(page.getByText('Sukses mengunggah 1/1').first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Sertifikat ini sah')).toBeVisible();
});

test('a batch resumes after a network failure without duplicates or losses', async ({ pageOf }) => {
  const people = Array.from({ length: 12 }, (_, index) => `Peserta Uji ${String.fromCodePoint(65 + index)}`);
  const { code } = await classWith(people);
  const page = await pageOf('superadmin');
  await page.goto(`/editor/certificate/${code}`);
  await expect(rows(page).first()).toBeVisible();
  await hidePageTwo(page);

  // The fourth upload reaches the server but its response is lost; all later uploads fail.
  let uploads = 0;
  await page.route('**/v1/certificate/**', async (route) => {
    uploads += 1;
    if (uploads < 4) return route.continue();
    if (uploads === 4) await route.fetch();
    return route.abort('connectionreset');
  });
  await issueToAll(page);
  await expect(page.getByText('Jaringan terputus.', { exact: false })).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByText('Sukses mengunggah 12/12').first()).toBeVisible();
  const { data } = await callAs<Listed>('superadmin', `/v1/class/${code}/certificates?page=1&per_page=100`);
  expect(data).toHaveLength(12);
  expect(data.every(({ certificate_url }) => certificate_url !== null)).toBe(true);
  expect(data.map(({ revision }) => revision)).toEqual(Array(12).fill(1));
});

test('page two has a text colour that is readable on its background, until somebody chooses one', async ({
  pageOf,
}) => {
  const { code } = await newClass('Sertifikat');
  const page = await pageOf('superadmin');
  await page.goto(`/editor/certificate/${code}`);
  const predicate = page.getByRole('group', { name: 'Halaman dua' }).locator('text').first();
  await expect(predicate).toHaveAttribute('fill', '#0f4c82');
  const upload = async (color: string) => {
    const picture = await page.evaluate((fill) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 594, height: 420 });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = fill;
      context?.fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    }, color);
    await page
      .getByRole('group', { name: 'Unggah latar halaman dua' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'latar.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  };
  await upload('#0b1f3a');
  await expect(predicate).toHaveAttribute('fill', '#e9eaec');
  await page.getByRole('button', { name: 'Simpan templat' }).click();
  await expect(page.getByText('Template Sertifikat Berhasil Diperbarui!')).toBeVisible();
  await page.reload();
  await expect(predicate).toHaveAttribute('fill', '#e9eaec');
  await page.getByRole('button', { name: 'Lepas latar' }).click();
  await expect(predicate).toHaveAttribute('fill', '#0f4c82');

  await page.getByLabel('Bagian yang diatur').selectOption({ label: 'Predikat' });
  await page.getByLabel('Warna teks', { exact: true }).fill('#a52620');
  await upload('#0b1f3a');
  await expect(page.getByRole('button', { name: 'Lepas latar' })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes(code));
  await page.getByRole('button', { name: 'Simpan templat' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(predicate).toHaveAttribute('fill', '#a52620');
});
