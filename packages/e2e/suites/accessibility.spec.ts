import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { expectAccessibleInBothModes, expectToFit } from '../support/expect-accessible.ts';
import { chooseInRow, heading, rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

/** A view of the product: its address and the steps that show it. */
interface View {
  readonly name: string;
  readonly account: AccountName | null;
  readonly path: string;
  readonly reach?: (page: Page) => Promise<void>;
}

const ready = (title: string) => async (page: Page) => {
  await expect(heading(page, title)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};

const openDialog = (title: string, press: (page: Page) => Promise<void>) => async (page: Page) => {
  await ready(title)(page);
  await press(page);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
};

const rowAction = (name: string) => (page: Page) => chooseInRow(rows(page).first(), name);

/** Views that appear only after a press, input or a fault. `every-route.spec.ts` tests what an address alone shows. */
const VIEWS: readonly View[] = [
  {
    name: 'sign-in with errors',
    account: null,
    path: '/',
    reach: (page) => page.locator('form').getByRole('button', { name: 'Masuk', exact: true }).click(),
  },
  {
    name: 'registration',
    account: null,
    path: '/',
    reach: (page) => page.getByRole('button', { name: 'Daftar', exact: true }).first().click(),
  },
  {
    name: 'class list, nothing found',
    account: 'admin',
    path: '/editor?q=zzzzzz',
    reach: (page) => expect(heading(page, 'Daftar Kelas')).toBeVisible(),
  },
  { name: 'class note', account: 'admin', path: '/editor', reach: openDialog('Daftar Kelas', rowAction('Catatan')) },
  {
    name: 'hiding a class',
    account: 'admin',
    path: '/editor',
    reach: openDialog('Daftar Kelas', rowAction('Sembunyikan')),
  },
  {
    name: 'deleting a class',
    account: 'admin',
    path: '/editor',
    reach: openDialog('Daftar Kelas', rowAction('Hapus')),
  },
  {
    name: 'topics',
    account: 'admin',
    path: '/editor',
    reach: openDialog('Daftar Kelas', (page) => page.getByRole('button', { name: 'Kelola Topik' }).click()),
  },
  {
    name: 'prices',
    account: 'admin',
    path: '/editor',
    reach: openDialog('Daftar Kelas', (page) =>
      page.getByRole('button', { name: 'Ubah Harga Kelas Mendatang' }).click(),
    ),
  },
  {
    name: 'adding an admin',
    account: 'superadmin',
    path: '/admins',
    reach: openDialog('Daftar Admin', (page) => page.getByRole('button', { name: /^Tambah Admin/ }).click()),
  },
  { name: 'no access', account: 'limited', path: '/loglist' },
  {
    name: 'palette',
    account: 'admin',
    path: '/profile',
    reach: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a remote that is down',
    account: 'admin',
    path: '/editor',
    reach: async (page) =>
      expect(page.getByRole('alert').filter({ hasText: 'Area Kelas tidak dapat dimuat' })).toBeVisible(),
  },
];

for (const view of VIEWS) {
  test(`axe finds nothing, light and dark, and it fits 360 px: ${view.name}`, async ({ pageOf }) => {
    const page = await pageOf(view.account);
    if (view.name === 'a remote that is down')
      await page.route('**/remotes/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(view.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await view.reach?.(page);
    await expectAccessibleInBothModes(page);
    await expectToFit(page, 360);
  });
}
