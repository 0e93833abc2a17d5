import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts.ts';
import { newClass } from '../support/classes.ts';
import { bar, expectNotReloaded, heading, mark, menuLink, rows } from '../support/frame.ts';
import { openEach } from '../support/open-each.ts';
import { publishedRegistry } from '../support/registry.ts';
import { watchTelemetry } from '../support/telemetry.ts';
import { expect, test } from '../support/test.ts';

/**
 * Lists of each remote by their address: the screens whose first request is a page of a list. Lists of one class are
 * tested elsewhere, because the API checks the class first.
 */
const REMOTES = publishedRegistry().remotes.map(({ name, current }) => ({
  name,
  lists: new Map<string, { readonly title: string; readonly read: string }>(
    current.manifest.routes.flatMap(({ path, title, firstQuery }) =>
      firstQuery && 'page' in firstQuery.query && !path.includes(':') ? [[path, { title, read: firstQuery.path }]] : [],
    ),
  ),
}));

const failure = (status: number, code: string) => ({
  status,
  json: {
    success: false,
    code,
    msg: status === 403 ? 'Akses ditolak' : 'Terjadi Kesalahan',
    request_id: `uji-${status}`,
  },
});

const retry = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Coba lagi', exact: true });
/** The content of a loaded list: its first row, or the text that it has no records. */
const content = (page: Page): Locator =>
  rows(page)
    .or(page.getByRole('main').getByText(/^Belum ada/))
    .first();

for (const { name, lists } of REMOTES) {
  const reads = new Set<string>([...lists.values()].map(({ read }) => read));
  const isRead = ({ pathname }: URL): boolean => reads.has(pathname);
  const [first] = lists;
  if (!first) continue;

  test(`each list of ${name} (${lists.size}) shows why its read is refused or fails, and loads on retry`, async ({
    pageOf,
  }) => {
    const page = await pageOf('superadmin');
    const reports = await watchTelemetry(page);
    let answer: ReturnType<typeof failure> | null = null;
    await page.route(isRead, (route) => (answer ? route.fulfill(answer) : route.fallback()));
    const refuse = () => {
      answer = failure(403, 'FORBIDDEN');
    };
    refuse();
    await openEach(page, [...lists.keys()], async (address) => {
      const title = lists.get(address)?.title ?? '';
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(/uji-403/)).toBeVisible();
      await expect(menuLink(page, 'Kelas')).toBeVisible();

      answer = failure(500, 'INTERNAL');
      await retry(page).click();
      await expect(page.getByText(/uji-500/)).toBeVisible();
      await expect(heading(page, title)).toBeVisible();

      answer = null;
      await retry(page).click();
      await expect(content(page)).toBeVisible();
      refuse();
    });
    expect(reports).toEqual([]);
  });

  // All lists read through one hook, so one list of each remote covers a missing session and a missing response.
  const [address, { title }] = first;
  test(`${address} without a session asks for the password and loads without a reload`, async ({ pageOf }) => {
    const page = await pageOf('superadmin');
    await page.route(isRead, (route) => route.fulfill(failure(401, 'UNAUTHENTICATED')));
    await page.goto(address);
    await expect(page.getByRole('dialog').getByLabel('Kata sandi', { exact: true })).toBeVisible();
    await mark(page);
    await page.unroute(isRead);
    await page.getByRole('dialog').getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(content(page)).toBeVisible();
    await expectNotReloaded(page);
  });

  test(`${address} shows that a read without a response timed out, and loads on retry`, async ({ newPageOf }) => {
    const page = await newPageOf('superadmin');
    await page.clock.install();
    await page.route(isRead, async () => undefined);
    await page.goto(address);
    await expect(heading(page, title)).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(page.getByText('Server terlalu lama menjawab', { exact: false })).toBeVisible();
    await page.unroute(isRead);
    await retry(page).click();
    await page.clock.runFor(2_000);
    await expect(content(page)).toBeVisible();
  });
}

/** Screens of one class. Their first request returns a record or its rows, so they are not among the lists above. */
const RECORDS = publishedRegistry()
  .remotes.filter(({ name }) => name === 'mf-classes')
  .flatMap(({ current }) => current.manifest.routes)
  .filter(
    ({ path, firstQuery }) =>
      path.includes(':event_url') && /^\/v1\/class(_instructors)?\//.test(firstQuery?.path ?? ''),
  )
  .map(({ path, firstQuery }) => ({ path, read: firstQuery?.path ?? '' }));

for (const { path, read } of RECORDS) {
  test(`${path} shows why its first read fails (404, 403, 500), and loads on retry without a reload`, async ({
    pageOf,
  }) => {
    const { code, name } = await newClass('Gangguan');
    const page = await pageOf('superadmin');
    const at = (pattern: string): string => pattern.replace(':event_url', code);
    const isRead = (url: URL): boolean => url.pathname === at(read);
    for (const [status, fault, message] of [
      [404, 'NOT_FOUND', /tidak ditemukan/],
      [403, 'FORBIDDEN', /tidak punya akses ke halaman ini/],
      [500, 'INTERNAL', /uji-500/],
    ] as const) {
      await page.unroute(isRead);
      await page.route(isRead, (route) => route.fulfill(failure(status, fault)));
      await page.goto(at(path));
      await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
      await expect(
        menuLink(page, 'Kelas')
          .or(page.getByRole('link', { name: 'Semua kelas' }))
          .first(),
      ).toBeVisible();
    }
    await mark(page);
    await page.unroute(isRead);
    await page.getByRole('main').getByRole('button', { name: 'Coba lagi', exact: true }).click();
    await expect(page.getByText(/uji-500/)).toHaveCount(0);
    await expect(page.getByText(name).first()).toBeVisible();
    await expectNotReloaded(page);
  });
}

test('the form of a class keeps its input through a failed save and the end of the session', async ({ pageOf }) => {
  const { code } = await newClass('Simpan');
  const page = await pageOf('superadmin');
  await page.goto(`/editor/classDetail/${code}`);
  const name = page.getByLabel('Nama kelas');
  const save = bar(page).getByRole('button', { name: 'Simpan', exact: true });
  await name.fill('Nama yang tidak boleh hilang');
  const isWrite = `**/v1/class/${code}`;
  for (const [status, fault] of [
    [500, 'INTERNAL'],
    [401, 'UNAUTHENTICATED'],
  ] as const) {
    await page.route(isWrite, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(failure(status, fault)) : route.continue(),
    );
    await save.click();
    if (status === 500) await expect(page.getByText(/uji-500/)).toBeVisible();
    else await expect(page.getByRole('dialog').getByLabel('Kata sandi', { exact: true })).toBeVisible();
    await expect(name).toHaveValue('Nama yang tidak boleh hilang');
    await page.unroute(isWrite);
  }
  await page.getByRole('dialog').getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByText('Data berhasil tersimpan!')).toBeVisible();
});
