import type { Locator, Page } from '@playwright/test';
import { callAs, classPage } from '../support/api.ts';
import { changeClass, type MadeClass, publishedClass } from '../support/classes.ts';
import { chooseInRow, expectNotReloaded, heading, mark, rowOf } from '../support/frame.ts';
import { registerVisitor } from '../support/register-visitor.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

interface Registered {
  readonly id: number;
  readonly status: string;
  readonly full_name: string;
  readonly email: string;
  readonly is_present: boolean;
  readonly predicate: string | null;
  readonly confirmed_at: string | null;
  readonly note: string;
}

interface TimelineRow {
  readonly kind: string;
  readonly title: string;
}

/** Creates a class that people can register for. */
const openClass = (name: string, fields: object = {}): Promise<MadeClass> =>
  publishedClass(name, { stream_url: 'https://temu.example/kelas', ...fields });

/** Registers a visitor. @returns the label of their registration */
const register = async (code: string, full_name: string): Promise<string> =>
  (await registerVisitor(code, full_name)).label;

const participantsOf = async (code: string): Promise<readonly Registered[]> =>
  (await callAs<{ data: Registered[] }>('admin', `/v1/class/${code}/participants?page=1&per_page=100`)).data;

async function personOf(code: string, name: string): Promise<Registered> {
  const found = (await participantsOf(code)).find(({ full_name }) => full_name === name);
  if (!found) throw new Error(`${name} is not in ${code}`);
  return found;
}

/** Rows of the list of participants, selected by name because the chart above contains a table too. */
const rows = (page: Page): Locator => page.getByRole('table', { name: 'Daftar peserta' }).locator('tbody tr');
const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

async function openList(page: Page, code: string): Promise<void> {
  await page.goto(`/editor/visitors/${code}`);
  await expect(heading(page, 'Peserta Sesi')).toBeVisible();
}

/** A minimal PDF as a certificate: the server checks only its beginning and its end. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n';

async function uploadCertificate(code: string, id: number): Promise<string> {
  const body = new FormData();
  body.append('upload', new Blob([PDF], { type: 'application/pdf' }), 'sertifikat.pdf');
  const answer = await fetch(`${productUrl()}/v1/certificate/${code}/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sharedSession('admin').token}` },
    body,
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  const person = await callAs<{ certificates: { public_code: string }[] }>('admin', `/v1/participant/${id}/person`);
  return person.certificates[0]?.public_code ?? '';
}

test('a registration from its creation to the certificate', async ({ pageOf }) => {
  test.slow();
  const { code, name } = await openClass('Peserta', { price: 100_000, quota: 1 });
  expect(await register(code, 'Ayu Perjalanan')).toBe('MENUNGGU PEMBAYARAN');
  expect(await register(code, 'Budi Perjalanan')).toBe('DALAM ANTREAN');
  const page = await pageOf('admin');
  await openList(page, code);

  await test.step('the list shows who waits, and for what', async () => {
    await expect(page.getByText(`${name} · Pendaftar 1 · diterima 0/1 · +1 antre · pemasukan Rp0`)).toBeVisible();
    await expect(rowOf(page, 'Ayu')).toContainText('MENUNGGU PEMBAYARAN');
    await expect(rowOf(page, 'Budi')).toContainText('DALAM ANTREAN');
    await page.getByRole('button', { name: /^Dalam antrean/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/queue=1/);
    await page.getByRole('button', { name: /^Dalam antrean/ }).click();
  });

  await test.step('one is accepted, and the last seat is assigned only once', async () => {
    await chooseInRow(rowOf(page, 'Ayu'), 'Terima');
    await dialog(page, 'Terima Peserta').getByRole('button', { name: 'Terima' }).click();
    // A person accepted from WAITING without a payment counts as invited and brings no income (D63, B-076).
    await expect(rowOf(page, 'Ayu')).toContainText('UNDANGAN');
    await expect(page.getByText('diterima 1/1 · +1 antre · pemasukan Rp0')).toBeVisible();
    await chooseInRow(rowOf(page, 'Budi'), 'Terima');
    await dialog(page, 'Terima Peserta').getByRole('button', { name: 'Terima', exact: true }).click();
    await expect(dialog(page, 'Terima Peserta')).toContainText('Kuota sudah penuh');
    await dialog(page, 'Terima Peserta').getByRole('button', { name: 'Batal' }).click();
  });

  await test.step('is confirmed, marked as present, and gets a predicate and a note', async () => {
    await expect(rowOf(page, 'Ayu')).toContainText('Belum dikonfirmasi');
    await chooseInRow(rowOf(page, 'Ayu'), 'KONFIRMASI');
    await expect(rowOf(page, 'Ayu')).not.toContainText('Belum dikonfirmasi');
    await chooseInRow(rowOf(page, 'Ayu'), 'Tandai hadir');
    await expect(rowOf(page, 'Ayu')).toContainText('Ya');
    await chooseInRow(rowOf(page, 'Ayu'), 'Isi predikat');
    await dialog(page, 'Isi Predikat').getByRole('radio', { name: 'Istimewa' }).check();
    await dialog(page, 'Isi Predikat').getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Predikat tersimpan')).toBeVisible();
    await chooseInRow(rowOf(page, 'Ayu'), 'Catatan');
    await dialog(page, 'Catatan').getByRole('textbox').fill('Peserta yang sangat rajin bertanya di kelas');
    await dialog(page, 'Catatan').getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();
    await expect(rowOf(page, 'Ayu')).toContainText('Peserta yang sangat rajin bertanya…');
    await expect
      .poll(() => personOf(code, 'Ayu Perjalanan'))
      .toMatchObject({
        status: 'ACCEPTED',
        is_present: true,
        predicate: 'Istimewa',
        confirmed_at: expect.any(String),
      });
  });

  await test.step('the registration shows the certificate, and a public page verifies it', async () => {
    const { id } = await personOf(code, 'Ayu Perjalanan');
    const shortCode = await uploadCertificate(code, id);
    await rowOf(page, 'Ayu').getByText('Ayu Perjalanan').click();
    const drawer = dialog(page, 'Periksa Registrasi');
    await expect(drawer.getByText('Terkirim').first()).toBeVisible();
    await expect(drawer.getByRole('list', { name: 'Linimasa' })).toContainText('Mendaftar');
    await expect(page).toHaveURL(new RegExp(`peserta=${id}`));
    const visitor = await pageOf(null);
    await visitor.goto(`/sertifikat/${shortCode}`);
    await expect(visitor.getByText('Ayu Perjalanan')).toBeVisible();
    await expect(visitor.getByText(name)).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
  });
});

test('a rejection frees the seat for the first of the waiting list, and its mail can be sent again', async ({
  pageOf,
}) => {
  const { code } = await openClass('Tolak', { price: 100_000, quota: 1 });
  await register(code, 'Citra Penolakan');
  await register(code, 'Dodi Penolakan');
  const page = await pageOf('admin');
  await openList(page, code);

  await chooseInRow(rowOf(page, 'Citra'), 'Tolak');
  const open = dialog(page, 'Tolak Registrasi');
  await open.getByRole('button', { name: 'Tolak' }).click();
  await expect(open.getByText('Harap mengisi alasan penolakan')).toBeVisible();
  await open.getByRole('combobox').selectOption('Data pendaftaran tidak lengkap.');
  await open.getByRole('button', { name: 'Tolak' }).click();
  await expect(page.getByText('Registrasi Citra Penolakan ditolak')).toBeVisible();
  await expect(rowOf(page, 'Citra')).toContainText('DITOLAK');
  await expect(rowOf(page, 'Dodi')).toContainText('MENUNGGU PEMBAYARAN');

  await page.getByRole('tab', { name: /^Ditolak/ }).click();
  await expect(rows(page)).toHaveCount(1);
  const citra = await personOf(code, 'Citra Penolakan');
  const mails = async () =>
    (await callAs<TimelineRow[]>('admin', `/v1/participant/${citra.id}/timeline`)).filter(({ kind }) =>
      kind.startsWith('mail'),
    ).length;
  const before = await mails();
  await chooseInRow(rowOf(page, 'Citra'), 'Kirim Surel');
  await dialog(page, 'Kirim Surel').getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page.getByText('Pengiriman surel berhasil!')).toBeVisible();
  await expect.poll(mails).toBeGreaterThan(before);
});

test('an invitation keeps its input through a network failure, and a double click sends it once', async ({
  pageOf,
}) => {
  const { code } = await openClass('Jaringan', { price: 0, quota: 0 });
  const page = await pageOf('admin');
  await openList(page, code);
  await page.getByRole('button', { name: 'Undang Peserta' }).first().click();
  const open = dialog(page, 'Undang Peserta');
  await open.getByLabel('Surel').fill('eka.jaringan@contoh.example');
  await open.getByLabel('Nama').fill('Eka Jaringan');
  await page.route('**/invite', (route) => route.abort());
  await open.getByRole('button', { name: 'Undang', exact: true }).click();
  await expect(open.getByText(/Harap Periksa Jaringan Anda/)).toBeVisible();
  await expect(open.getByLabel('Nama')).toHaveValue('Eka Jaringan');
  await page.unroute('**/invite');
  await open.getByRole('button', { name: 'Undang', exact: true }).dblclick();
  await expect(page.getByText('Eka Jaringan diundang')).toBeVisible();
  await expect(rowOf(page, 'Eka')).toContainText('UNDANGAN');
  expect((await participantsOf(code)).map(({ full_name }) => full_name)).toEqual(['Eka Jaringan']);
});

test.describe('a CSV of invitations', () => {
  const choose = async (page: Page, text: string | Buffer, name = 'undangan.csv', mimeType = 'text/csv') => {
    await dialog(page, 'Undang Banyak Peserta')
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  };
  const openImport = async (page: Page, code: string) => {
    await openList(page, code);
    await page.getByRole('button', { name: 'Undang Banyak' }).click();
    const open = dialog(page, 'Undang Banyak Peserta');
    await expect(open).toBeVisible();
    return open;
  };

  test('with bad rows is corrected in place and sent, and the result is shown', async ({ pageOf }) => {
    const { code } = await openClass('Undangan', { price: 0, quota: 0 });
    await register(code, 'Fajar Terdaftar');
    const { email } = await personOf(code, 'Fajar Terdaftar');
    const page = await pageOf('admin');
    const open = await openImport(page, code);
    await choose(
      page,
      [
        '\uFEFFemail;nama;catatan',
        'gita.baru@contoh.example;Gita Baru;Panitia',
        'bukan-surel;Hadi;',
        'tanpa.nama@contoh.example;;',
        'gita.baru@contoh.example;Gita Lagi;',
        '',
        'indah.rumus@contoh.example;=1+1;"titik; koma"',
        `${email};Fajar Terdaftar;`,
      ].join('\r\n'),
    );
    await expect(open.getByText('6 baris')).toBeVisible();
    await expect(open.getByText('3 bermasalah')).toBeVisible();
    await expect(open.getByText('Alamat surel tidak lengkap')).toBeVisible();
    await expect(open.getByText('nama kosong')).toBeVisible();
    const cell = open.getByRole('textbox', { name: 'email, baris 3' });
    await cell.fill('hadi.benar@contoh.example');
    await cell.press('Enter');
    await expect(open.getByText('2 bermasalah')).toBeVisible();
    const saving = page.waitForEvent('download');
    await open.getByRole('button', { name: 'Unduh baris bermasalah' }).click();
    expect((await saving).suggestedFilename()).toBe('bermasalah-contoh-undangan.csv');
    await open.getByRole('button', { name: 'Impor 4 undangan' }).click();

    const result = dialog(page, 'Hasil undangan');
    await expect(result.getByText('3 peserta diundang.')).toBeVisible();
    await expect(result.getByText('1 surel sudah terdaftar')).toBeVisible();
    await result.getByRole('button', { name: 'Tutup' }).last().click();
    await expect(rowOf(page, 'Gita Baru')).toContainText('UNDANGAN');
    const people = await participantsOf(code);
    expect(people.map(({ full_name }) => full_name).sort()).toEqual(['=1+1', 'Fajar Terdaftar', 'Gita Baru', 'Hadi']);
    expect(people.find(({ full_name }) => full_name === 'Gita Baru')?.note).toBe('Panitia');
  });

  test('with commas, another encoding or wrong headings is read or refused with a message', async ({ pageOf }) => {
    const { code } = await openClass('Tulisan', { price: 0, quota: 0 });
    const page = await pageOf('admin');
    const open = await openImport(page, code);

    await choose(page, 'email,nama,catatan\njoko@contoh.example,Joko,\n');
    await open.getByRole('button', { name: 'Ganti pemisah' }).click();
    await expect(open.getByText('1 siap')).toBeVisible();

    await open.getByRole('button', { name: 'Pilih file lain' }).click();
    await choose(page, Buffer.from('email;nama;nama\r\nrene@contoh.example;Ren\xe9;x\r\n', 'latin1'));
    await expect(open.getByText(/nama kolom yang berulang: nama/)).toBeVisible();
    await expect(open.getByText(/Windows-1252/)).toBeVisible();
    await expect(open.getByText('René')).toBeVisible();

    await open.getByRole('button', { name: 'Pilih file lain' }).click();
    await choose(page, 'surel;panggilan\r\nx@contoh.example;X\r\n');
    await expect(open.getByText(/Kolom wajib tidak ada/)).toBeVisible();
    await expect(open.getByRole('button', { name: /^Impor/ })).toBeDisabled();

    await open.getByRole('button', { name: 'Pilih file lain' }).click();
    await choose(page, 'email;nama;catatan\r\n');
    await expect(open.getByRole('button', { name: /^Impor/ })).toBeDisabled();

    await open.getByRole('button', { name: 'Pilih file lain' }).click();
    await choose(page, '\x89PNG', 'gambar.png', 'image/png');
    await expect(open.getByRole('alert').first()).toBeVisible();
    expect(await participantsOf(code)).toEqual([]);
  });

  test('that is long becomes a task, and open screens update when it ends', async ({ pageOf }) => {
    test.slow();
    const { code } = await openClass('Panjang', { price: 0, quota: 0 });
    const page = await pageOf('admin');
    const otherTab = await pageOf('admin');
    await otherTab.goto(`/editor?q=${code}`);
    await expect(rowOf(otherTab, code)).toBeVisible();
    await mark(otherTab);
    const open = await openImport(page, code);
    await mark(page);
    const lines = Array.from({ length: 450 }, (_, at) => `panjang${at}.${code}@contoh.example;Peserta ${at};`);
    await choose(page, ['email;nama;catatan', ...lines].join('\r\n'));
    await open.getByRole('button', { name: 'Impor 450 undangan' }).click();
    await expect(page.getByText('Sedang diproses')).toBeVisible();
    await expect(open).toHaveCount(0);
    await expect(page.getByText(/diterima 450 /)).toBeVisible();
    await expect(rows(page)).not.toHaveCount(0);
    await expectNotReloaded(page);
    await otherTab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(rowOf(otherTab, code)).toContainText('450');
    await expectNotReloaded(otherTab);
  });
});

test('several are accepted at once, after their number is shown', async ({ pageOf }) => {
  const { code } = await openClass('Banyak', { price: 50_000, quota: 2 });
  for (const who of ['Kirana Banyak', 'Lukman Banyak', 'Maya Banyak']) await register(code, who);
  const page = await pageOf('admin');
  await openList(page, code);
  await page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }).check();
  const bar = page.getByRole('region', { name: 'Tindakan untuk baris terpilih' });
  await bar.getByRole('button', { name: 'Terima' }).click();
  const open = dialog(page, 'Terima Peserta');
  await expect(open.getByText('2 peserta akan diterima')).toBeVisible();
  await expect(open.getByText(/^1 dilewati/)).toBeVisible();
  await open.getByRole('button', { name: 'Terima 2 peserta' }).click();
  await expect(page.getByText('2 peserta diterima')).toBeVisible();
  await dialog(page, 'Sebagian dilewati').getByRole('button', { name: 'Tutup' }).last().click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText(/diterima 2\/2 · \+1 antre/)).toBeVisible();
});

test('the reminder is sent, and both CSV files have the specified content', async ({ pageOf }) => {
  const { code } = await openClass('Berkas', { price: 0, quota: 0 });
  await register(code, 'Nadia Berkas');
  const page = await pageOf('admin');
  await openList(page, code);
  const more = async (item: string) => {
    await page.getByRole('banner').or(page.getByRole('main')).getByRole('button', { name: 'Tindakan lain' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await more('Kirim Pengingat Kelas');
  await dialog(page, 'Kirim Pengingat Kelas').getByRole('button', { name: 'Kirim Pengingat' }).click();
  await expect(page.getByText('Pengingat kelas berhasil terkirim!')).toBeVisible();

  const file = async (item: string) => {
    const saving = page.waitForEvent('download');
    await more(item);
    const saved = await saving;
    const chunks: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
    return { name: saved.suggestedFilename(), lines: Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n') };
  };
  const list = await file('Unduh daftar-peserta.csv');
  expect(list.name).toBe('daftar-peserta.csv');
  expect(list.lines[0]).toBe(
    '\uFEFFid;nama;email;ponsel;organisasi;provinsi;kota;status;harga;voucer;hadir;predikat;terdaftar;diterima;catatan',
  );
  expect(list.lines[1]).toContain('Nadia Berkas');
  expect(list.lines[1]).toContain(';TERDAFTAR;0;;Tidak;;');
  const mails = await file('Unduh email-peserta.csv');
  expect(mails.name).toBe('email-peserta.csv');
  // Only the header, because nobody in this class subscribes to the newsletter.
  expect(mails.lines).toHaveLength(1);
});

test('an instructor works with the participants of their own classes only', async ({ pageOf }) => {
  const mine = await classPage('instructor', 'tab=archive&sort=name');
  const all = await classPage('admin', 'tab=archive&sort=name');
  const own = mine.data.find(({ metrics }) => metrics.accepted > 0);
  const foreign = all.data.find(
    ({ code, metrics }) => metrics.accepted > 0 && !mine.data.some((row) => row.code === code),
  );
  if (!own || !foreign) throw new Error('The demo data has no own and foreign class with people');
  const page = await pageOf('instructor');
  await openList(page, own.code);
  await expect(page.getByText(own.name).first()).toBeVisible();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Tindakan untuk/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Info' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Sunting Pengguna' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto(`/editor/visitors/${foreign.code}`);
  await expect(page.getByText('Kelas tidak ditemukan')).toBeVisible();
  await expect(page.getByText(foreign.name)).toHaveCount(0);
  const [stranger] = await participantsOf(foreign.code);
  await page.goto(`/editor/visitors/${own.code}?peserta=${stranger?.id}`);
  await expect(page.getByText('Data Pendaftaran tidak ditemukan')).toBeVisible();
});

test('a free class shows no quota, and the list fits a phone', async ({ newPageOf }) => {
  const { code } = await openClass('Ponsel', { price: 0, quota: 30 });
  await register(code, 'Oka Ponsel');
  await changeClass(code, { note: 'uji' });
  const page = await newPageOf('admin', { viewport: { width: 390, height: 844 } });
  await page.goto(`/editor/visitors/${code}`);
  await expect(page.getByText(/Pendaftar 1 · diterima 1 · pemasukan Rp0/)).toBeVisible();
  await expect(page.getByText('Oka Ponsel')).toBeVisible();
  await page.getByRole('button', { name: 'Tampilkan ringkasan' }).click();
  await expect(page.locator('figcaption').getByText('Pendaftar per minggu')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
