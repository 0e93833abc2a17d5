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
import { openEach } from '../support/open-each.ts';
import { publishedRegistry } from '../support/registry.ts';
import { addressesOf } from '../support/route-addresses.ts';
import { expect, test } from '../support/test.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The narrowest supported window. */
const NARROWEST = { width: 360, height: 740 };
/** Highest layout shift: a fifth of the 0.1 that Chromium accepts for a good page, which nobody notices. */
const MOST_SHIFT = 0.02;

async function expectNoShift(page: Page, where: string, from = 0): Promise<void> {
  const { score, moved } = await layoutShiftOf(page, from);
  expect.soft(score, `${where} moves while it loads:\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
}

async function expectOpened(page: Page, address: string): Promise<void> {
  await expectLoaded(page);
  if (!SHELL_PATHS.includes(address)) await expect(closedOrFailed(page), address).toHaveCount(0);
}

/**
 * Loads an address on a phone, which has the least room, and checks its layout. Stories check colours, in both modes.
 * @returns the links of the page
 */
async function expectSoundOnPhone(page: Page, address: string): Promise<readonly Link[]> {
  const where = `${address}, on a phone`;
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await expectOpened(page, address);
  const links = await linksOn(page, address);
  expect.soft(await overhang(page), `${where}: pixels beyond the window`).toBe(0);
  expect.soft(await axeFindings(page, 'layout'), where).toEqual([]);
  await expectNoShift(page, where);
  await page.setViewportSize(NARROWEST);
  expect.soft(await overhang(page), `${where}, made narrower: pixels beyond the window`).toBe(0);
  return links;
}

/**
 * Checks a page that was opened in a wide window.
 * @param from milliseconds since the load; earlier layout shifts do not count
 */
async function expectSoundWhenWide(page: Page, address: string, from: number): Promise<void> {
  await expectOpened(page, address);
  expect.soft(await overhang(page), `${address}: pixels beyond the window`).toBe(0);
  expect.soft(await axeFindings(page, 'whole'), address).toEqual([]);
  await expectNoShift(page, address, from);
}

/** Message that Chromium logs when axe runs in the frame of a preview, which allows no scripts. */
const BLOCKED_IN_PREVIEW = /^Blocked script execution in '(about:blank|[^']*\/situs\/pratinjau)'/;

/** Collects errors and warnings in the console of a page. */
function consoleProblemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !BLOCKED_IN_PREVIEW.test(message.text())) problems.push(`${page.url()}: ${message.text()}`);
  });
  return problems;
}

/** @returns the links of all pages */
async function expectSoundOnPhones(page: Page, addresses: readonly string[]): Promise<readonly Link[]> {
  const links: Link[] = [];
  for (const address of addresses)
    links.push(...(await test.step(`${address}, on a phone`, () => expectSoundOnPhone(page, address))));
  return links;
}

/**
 * Opens screens of remotes on a phone, and then in a wide window by going from one to the next as people do.
 * @returns the links of all screens
 */
async function expectScreensSound(page: Page, addresses: readonly string[]): Promise<readonly Link[]> {
  const problems = consoleProblemsOf(page);
  const links = await expectSoundOnPhones(page, addresses);
  await page.setViewportSize(WIDE);
  await openEach(page, addresses, (address, opened) => expectSoundWhenWide(page, address, opened));
  expect(problems).toEqual([]);
  return links;
}

/** Opens pages of the shell on a phone and in a wide window. */
async function expectPagesSound(page: Page, addresses: readonly string[]): Promise<void> {
  const problems = consoleProblemsOf(page);
  await expectSoundOnPhones(page, addresses);
  await page.setViewportSize(WIDE);
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await expectSoundWhenWide(page, address, 0);
    });
  expect(problems).toEqual([]);
}

/** A screen that asks visitors to sign in with a message of its own. */
const CREATE_CLASS = '/create-class';

const { remotes } = publishedRegistry();

/** Routes of a remote that an account may open: its role may see them and it was granted their menu key. */
function routesFor(account: AccountName, { current: { manifest } }: RegistryRemote) {
  const { role, menu } = ACCOUNTS[account];
  const granted = (key: string | null) => key === null || menu === 'all' || (menu as readonly string[]).includes(key);
  return manifest.routes.filter(({ roles, menuKey }) => roles.includes(role) && granted(menuKey));
}

const soundness = 'is accessible, fits, does not shift while it loads and logs no error (D236, D237)';

for (const remote of remotes)
  test(`every screen of ${remote.name} ${soundness}, and no link on it leads to a missing page`, async ({ pageOf }) => {
    test.slow();
    const records = await demoRecords('superadmin');
    const addresses = routesFor('superadmin', remote).flatMap((route) => addressesOf(route, remote.name, records));
    const page = await pageOf('superadmin');
    const links = await expectScreensSound(page, addresses);
    expect(links.length).toBeGreaterThan(0);
    expect((await crawl(links)).broken).toEqual([]);
    // A class that lacks everything shows all its to-dos. Its links are not followed, because its public pages exist
    // only after publication.
    if (remote.name === 'mf-classes')
      await expectScreensSound(page, [`/editor/classDetail/${(await newClass('Kosong')).code}`]);
  });

test(`every screen of an instructor ${soundness}`, async ({ pageOf }) => {
  test.slow();
  const records = await demoRecords('instructor');
  const addresses = remotes.flatMap((remote) =>
    routesFor('instructor', remote).flatMap((route) => addressesOf(route, remote.name, records)),
  );
  // An instructor sees less on the same screens, so only the phone is checked, which has the least room.
  const page = await pageOf('instructor');
  const problems = consoleProblemsOf(page);
  await expectSoundOnPhones(page, addresses);
  expect(problems).toEqual([]);
});

test(`every page for visitors ${soundness}`, async ({ pageOf }) => {
  const addresses = [...SHELL_PATHS, CREATE_CLASS, STAFF_PATHS.forgottenPassword];
  await expectPagesSound(await pageOf(null), addresses);
});

test(`every page of the shell ${soundness}`, async ({ pageOf }) => {
  // Leaves out the first two, which redirect a signed-in account to the dashboard.
  await expectPagesSound(await pageOf('superadmin'), SHELL_PATHS.slice(2));
});

test('the open account menu is in a landmark, in the sidebar and in the drawer (D236)', async ({ pageOf }) => {
  const page = await pageOf('superadmin');
  await page.goto('/profile');
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectLoaded(page);
    if (size === PHONE) await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('button', { name: /@widya\.example/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect.soft(await axeFindings(page), `${size.width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});
