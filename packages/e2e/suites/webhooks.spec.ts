import { callProduct } from '../support/api.ts';
import { classFields, type MadeClass } from '../support/classes.ts';
import { dialogOf, heading, menuLink, rowOf, rows, tick } from '../support/frame.ts';
import { type Product, startProduct } from '../support/product.ts';
import { isSigned, type Receiver, startReceiver } from '../support/receiver.ts';
import { type StoredSession, signIn, storageStateOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/* The suite starts its own product, because only there may webhooks lead to this machine. */
test.describe.configure({ timeout: 900_000 });

let product: Product;
let superadmin: StoredSession;
let receiver: Receiver;

test.beforeAll(async () => {
  receiver = await startReceiver();
  product = await startProduct({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'allow' } });
  superadmin = await signIn(product.url, 'superadmin');
});
test.afterAll(async () => {
  await product?.stop();
  await receiver?.close();
});

/** Registers a person for a class through the API, which webhooks report. @returns the class */
async function register(email: string): Promise<MadeClass> {
  const call = <T>(path: string, method: string, body: object) =>
    callProduct<T>(product.url, superadmin, path, { method, body: JSON.stringify(body) });
  const { data } = await call<{ data: MadeClass }>('/v1/class', 'POST', classFields('Webhook'));
  await call(`/v1/class/${data.code}/publishStatus/toggle`, 'PATCH', { publish_status: 'OPEN' });
  await call(`/v1/class/${data.code}/invite`, 'POST', [{ full_name: 'Sari Uji', email }]);
  return data;
}

test('a receiver gets a signed registration; one that it refuses shows why and is sent again', async ({
  newPageOf,
}) => {
  const page = await newPageOf(null, {
    baseURL: product.url,
    storageState: storageStateOf(product.url, superadmin),
  });
  await page.goto('/status');
  await heading(page, 'Status').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('webhook');
  await page.getByRole('option', { name: 'Webhook', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Webhook', selected: true })).toBeVisible();

  await page.getByRole('button', { name: 'Tambah webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Tambah webhook' });
  await form.getByLabel('Nama').fill('Sistem kepegawaian');
  await form.getByLabel('Alamat penerima').fill(receiver.url);
  await tick(form.getByRole('checkbox', { name: 'Pendaftaran baru' }));
  await form.getByRole('button', { name: 'Tambah webhook' }).click();
  const made = page.getByRole('alertdialog', { name: 'Webhook berhasil ditambahkan' });
  const secret = await made.getByLabel('Rahasia untuk Sistem kepegawaian').inputValue();
  await made.getByRole('button', { name: 'Sudah disalin, tutup' }).click();

  const first = await register('sari.uji@uji.example');
  await expect.poll(() => receiver.received.length).toBe(1);
  const [post] = receiver.received;
  if (!post) throw new Error('nothing was received');
  expect([isSigned(post, secret), isSigned({ ...post, body: `${post.body} ` }, secret)]).toEqual([true, false]);
  expect(JSON.parse(post.body)).toMatchObject({
    type: 'registration.created',
    data: { kind: 'class', class_code: first.code, status: 'ACCEPTED' },
  });
  expect(post.body).not.toMatch(/sari/i);

  await page.getByRole('link', { name: 'Sistem kepegawaian' }).click();
  await expect(menuLink(page, 'Token API')).toHaveAttribute('aria-current', 'page');
  await expect(rowOf(page, first.code)).toContainText('Terkirim');
  await expect(rows(page)).toHaveCount(1);

  receiver.answer(500, 'basis data penerima penuh');
  const second = await register('rina.uji@uji.example');
  // After the second attempt, five minutes pass before the next.
  await expect.poll(() => receiver.received.length).toBe(3);
  await page.reload();
  const refused = rowOf(page, second.code);
  await expect(refused).toContainText('2 dari 10');
  await expect(refused).toContainText('HTTP 500');
  await expect(refused).toContainText('Penerima menjawab dengan status gagal');
  await refused.getByText('Pendaftaran baru').click();
  const drawer = dialogOf(page);
  await expect(drawer).toContainText('basis data penerima penuh');

  receiver.answer(200);
  await drawer.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(drawer).toContainText('3 dari 10');
  await expect(drawer.getByText('Terkirim').first()).toBeVisible();
  expect(receiver.received).toHaveLength(4);
  expect(new Set(receiver.received.slice(1).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});
