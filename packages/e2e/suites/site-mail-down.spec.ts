import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { EmailDelivery } from '@widya/contract/email-log';
import { freePort } from '@widya/testing/free-port';
import { callProduct } from '../support/api.ts';
import { classFields } from '../support/classes.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { fillPerson } from '../support/fill-person.ts';
import { findInMail } from '../support/mails.ts';
import { BROWSERS, PHONE } from '../support/phone.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type StoredSession, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/*
 * Mails cannot be sent, so nobody can prove an address, but everybody can still register. The suite starts its own
 * product with a mail server that does not respond; after a restart the product writes mails to its folder.
 */
test.describe.configure({ mode: 'serial', timeout: 1_800_000 });

let product: Product;
let session: StoredSession;
let dataDir: string;
let port: number;

const call = <T>(address: string, init?: RequestInit): Promise<T> =>
  callProduct<T>(product.url, session, address, init);
const send = <T>(address: string, method: string, body: object): Promise<T> =>
  call<T>(address, { method, body: JSON.stringify(body) });

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'widya-mail-down-'));
  port = await freePort();
  const nobody = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(await freePort()), MAIL_FROM: 'Widya <halo@uji.example>' };
  product = await startProduct({ dataDir, port, env: nobody });
  session = await signIn(product.url, 'admin');
  await send('/v1/public/address_codes', 'POST', { email: 'pertama@uji.example', return_to: '/saya' });
  await expect.poll(async () => (await call<EmailDelivery>('/v1/email/delivery')).hold).not.toBeNull();
});

test.afterAll(async () => {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Creates and publishes a free class. @returns its code */
async function openClass(quota: number): Promise<string> {
  const { data } = await send<{ data: { code: string } }>(
    '/v1/class',
    'POST',
    classFields('Surel tertahan', { price: 0, quota }),
  );
  await send(`/v1/class/${data.code}/publishStatus/toggle`, 'PATCH', { publish_status: 'OPEN' });
  return data.code;
}

/** Creates a free course and makes it visible. @returns its code */
async function openCourse(): Promise<string> {
  const made = await send<{ id: number; data: { course_code: string } }>('/v1/course', 'POST', {
    title: 'Surel mandiri',
  });
  await send(`/v1/course/${made.id}/toggle`, 'PUT', { active: true });
  return made.data.course_code;
}

interface Listed {
  readonly data: readonly { readonly email: string; readonly status: string; readonly label: string }[];
}

/** The registration of an address, as staff see it. */
async function rowOf({ record, email }: Stranger) {
  const { data } = await call<Listed>(`/v1/${record}/participants?page=1&q=${encodeURIComponent(email)}`);
  return data[0];
}

interface Stranger {
  readonly page: Page;
  readonly name: string;
  readonly email: string;
  readonly hasScript: boolean;
  /** Path of the form. */
  readonly form: string;
  /** Path of the class or course in the API. */
  readonly record: string;
}

const headed = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

async function registerWithoutCode({ page, name, email, hasScript, form }: Stranger): Promise<void> {
  await page.goto(form);
  await page.getByLabel('Alamat email').fill(email);
  await press(page, 'Kirim kode');
  await expect(page.getByText('Email sedang tertunda di pihak kami')).toBeVisible();
  await expectPhonePage(page, 'code that does not come');
  await page.getByRole('link', { name: 'Lanjutkan tanpa kode' }).click();
  await headed(page, 'Daftar kelas');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await fillPerson(page, name, hasScript);
  await page.getByText('Saya setuju data ini dipakai').click();
  await expectPhonePage(page, 'form without code');
  await press(page, 'Daftar');
  await headed(page, 'Periksa email Anda');
  await expect(page.getByText(/Tempat Anda disimpan selama 24 jam/)).toBeVisible();
  await expectPhonePage(page, 'seat is reserved');
}

async function confirm({ page, email }: Stranger): Promise<void> {
  await page.goto(await findInMail(email, /\/konfirmasi\/[\w-]+/, path.join(dataDir, 'mail')));
  await headed(page, 'Konfirmasi pendaftaran');
  await expectPhonePage(page, 'confirmation');
  await press(page, 'Konfirmasi');
  await expect(page).toHaveURL(/\/tiket\//);
  await expect(page.getByText('Terdaftar', { exact: true })).toBeVisible();
}

test('a registration while mails cannot be sent reserves a seat, and is confirmed once they are sent', async ({
  newPageOf,
}) => {
  const code = await openClass(2);
  const course = await openCourse();
  const ofClass = { form: `/daftar/${code}`, record: `class/${code}` };
  const ofCourse = { form: `/kelas-mandiri/${course}/daftar`, record: `member_course/${course}` };
  const open = (phone: object) => newPageOf(null, { ...phone, baseURL: product.url });
  const strangers: Stranger[] = [];
  for (const { browser, phone, hasScript } of BROWSERS)
    for (const [kind, form] of [
      ['kelas', ofClass],
      ['mandiri', ofCourse],
    ] as const)
      strangers.push({
        ...form,
        page: await open(phone),
        hasScript,
        name: `Larasati ${kind}, ${browser}`,
        email: `${kind}.${browser.replace(' ', '-')}@uji.example`,
      });
  for (const stranger of strangers)
    await test.step(`${stranger.name} registers`, async () => {
      await registerWithoutCode(stranger);
      expect(await rowOf(stranger)).toMatchObject({ status: 'WAITING', label: 'BELUM DIKONFIRMASI' });
    });

  await test.step('no seat is left for others', async () => {
    const page = await open(PHONE);
    await page.goto(`/kelas/${code}`);
    await expect(page.getByRole('complementary', { name: 'Pendaftaran' })).toContainText('Kuota penuh');
  });

  await test.step('mails are sent again', async () => {
    await product.stop();
    product = await startProduct({ dataDir, port });
  });

  for (const stranger of strangers)
    await test.step(`${stranger.name} confirms`, async () => {
      await confirm(stranger);
      expect(await rowOf(stranger)).toMatchObject({ status: 'ACCEPTED', label: 'TERDAFTAR' });
    });
});
