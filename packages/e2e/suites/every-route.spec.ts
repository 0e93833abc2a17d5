import type { Page } from '@playwright/test';
import { STAFF_PATHS } from '@widya/contract/outward-address';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { SHELL_PATHS } from '@widya/releases/validate-together';
import { ACCOUNTS, type AccountName } from '../support/accounts.ts';
import { axeFindings, overhang } from '../support/axe.ts';
import { newClass } from '../support/classes.ts';
import { crawl, type Link, linksOn } from '../support/crawl.ts';
import { demoRecords } from '../support/demo-records.ts';
import { closedOrFailed } from '../support/frame.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { expectLoaded } from '../support/loading.ts';
import { publishedRegistry } from '../support/registry.ts';
import { addressesOf } from '../support/route-addresses.ts';
import { expect, test } from '../support/test.ts';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const PHONE: WindowSize = { width: 390, height: 844 };
const WINDOWS: readonly WindowSize[] = [{ width: 1440, height: 900 }, PHONE];
/** The narrowest window that has to do. */
const NARROWEST = { width: 360, height: 740 };
/** What Chromium calls a good page may move 0.1; nobody notices a fifth of that. */
const MOST_SHIFT = 0.02;

/**
 * Opens an address and holds what everybody may expect of a page. It is loaded once; the other mode is switched to in place. Colours are
 * held in the wide window: they do not depend on the width, and stories hold those of narrow layouts.
 * @returns the links of the page
 */
async function expectSound(page: Page, address: string, { width, height }: WindowSize): Promise<readonly Link[]> {
  const where = `${address}, ${width} px`;
  const isPhone = width === PHONE.width;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await expectLoaded(page);
  if (!SHELL_PATHS.includes(address)) await expect(closedOrFailed(page), where).toHaveCount(0);
  const links = await linksOn(page, address);
  expect.soft(await overhang(page), `${where}: pixels beyond the window`).toBe(0);
  expect.soft(await axeFindings(page, isPhone ? 'narrow' : 'light'), where).toEqual([]);
  const { score, moved } = await layoutShiftOf(page);
  expect.soft(score, `${where} moves while it loads:\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
  if (isPhone) {
    await page.setViewportSize(NARROWEST);
    expect.soft(await overhang(page), `${where}, made narrower: pixels beyond the window`).toBe(0);
    return links;
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect.soft(await axeFindings(page, 'dark'), `${where}, dark`).toEqual([]);
  return links;
}

/** Said when axe asks the frame of a preview, which runs no script. */
const ASKED_PREVIEW = /^Blocked script execution in '(about:blank|[^']*\/situs\/pratinjau)'/;

/** Errors and warnings in the console of a page. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !ASKED_PREVIEW.test(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/** @returns the links of all pages */
async function expectAllSound(page: Page, addresses: readonly string[], sizes: readonly WindowSize[] = WINDOWS) {
  const complaints = complaintsOf(page);
  const links: Link[] = [];
  for (const address of addresses)
    for (const size of sizes)
      links.push(...(await test.step(`${address}, ${size.width} px`, () => expectSound(page, address, size))));
  expect(complaints).toEqual([]);
  return links;
}

/** Tells visitors to sign in, in words of its own. */
const CREATE_CLASS = '/create-class';

const { remotes } = publishedRegistry();

/** What an account may open of a remote: routes that its role may see, under a menu key it was granted. */
function routesFor(account: AccountName, { current: { manifest } }: RegistryRemote) {
  const { role, menu } = ACCOUNTS[account];
  const granted = (key: string | null) => key === null || menu === 'all' || (menu as readonly string[]).includes(key);
  return manifest.routes.filter(({ roles, menuKey }) => roles.includes(role) && granted(menuKey));
}

const soundness = 'is accessible, fits, stays in place while it loads and complains of nothing (D236, D237)';

for (const remote of remotes)
  test(`every screen of ${remote.name} ${soundness}, and no link on it leads to a missing page`, async ({ pageOf }) => {
    test.slow();
    const records = await demoRecords('superadmin');
    const addresses = routesFor('superadmin', remote).flatMap((route) => addressesOf(route, remote.name, records));
    const page = await pageOf('superadmin');
    const links = await expectAllSound(page, addresses);
    expect(links.length).toBeGreaterThan(0);
    expect((await crawl(links)).broken).toEqual([]);
    // A class in which everything is missing shows what has to be done. Its public pages come with its publication.
    if (remote.name === 'mf-classes')
      await expectAllSound(page, [`/editor/classDetail/${(await newClass('Kosong')).code}`]);
  });

test(`every screen of an instructor ${soundness}`, async ({ pageOf }) => {
  test.slow();
  const records = await demoRecords('instructor');
  const addresses = remotes.flatMap((remote) =>
    routesFor('instructor', remote).flatMap((route) => addressesOf(route, remote.name, records)),
  );
  // The same screens with less on them: where there is least room for it.
  await expectAllSound(await pageOf('instructor'), addresses, [PHONE]);
});

test(`every page for visitors ${soundness}`, async ({ pageOf }) => {
  const addresses = [...SHELL_PATHS, CREATE_CLASS, STAFF_PATHS.forgottenPassword];
  await expectAllSound(await pageOf(null), addresses);
});

test(`every page of the shell ${soundness}`, async ({ pageOf }) => {
  // The first two lead who is signed in to the dashboard.
  await expectAllSound(await pageOf('superadmin'), SHELL_PATHS.slice(2));
});

test('an open menu of the account stands in a landmark, in the sidebar and in the drawer (D236)', async ({
  pageOf,
}) => {
  const page = await pageOf('superadmin');
  await page.goto('/profile');
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expectLoaded(page);
    if (size.width === 390) await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('button', { name: /@widya\.example/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect.soft(await axeFindings(page), `${size.width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});
