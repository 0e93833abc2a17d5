import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { AccountName } from './accounts.ts';
import { recordScreens } from './opened-screens.ts';
import { createReusableTab, type ReusableTab } from './reusable-tab.ts';
import { GENERAL_SUITES, SCREENS_OF_SUITES } from './screens-of-suites.ts';
import { type StoredSession, storageStateOf } from './sign-in.ts';

export { expect };

/** Address of the product under test. */
export const productUrl = (): string => {
  const url = process.env.WIDYA_URL;
  if (!url) throw new Error('No product runs: start the suites with playwright test');
  return url;
};

/** Returns the session that all suites share. Suites that end a session open their own. */
export const sharedSession = (name: AccountName): StoredSession =>
  JSON.parse(process.env[`WIDYA_SESSION_${name}`] ?? '{}') as StoredSession;

type ContextOf = (account: AccountName | null, options?: BrowserContextOptions) => Promise<BrowserContext>;

interface WorkerFixtures {
  readonly reusableTab: ReusableTab;
}

interface Fixtures {
  /**
   * Returns an empty page that is signed in as a demo account (null: not signed in). The first page of a test is the
   * tab that its worker reuses; each further page has its own browser context.
   */
  readonly pageOf: (account: AccountName | null) => Promise<Page>;
  /**
   * Returns a page in its own browser context: for other options, an empty cache, or a fake clock, which cannot be
   * removed from a page.
   */
  readonly newPageOf: (account: AccountName | null, options?: BrowserContextOptions) => Promise<Page>;
  /** Errors that pages of this test have thrown. A test that expects errors empties the array. */
  readonly thrown: string[];
  /** Screens that pages of this test have opened. */
  readonly opened: Set<string>;
}

const cookiesOf = (account: AccountName | null) =>
  account === null ? [] : storageStateOf(productUrl(), sharedSession(account)).cookies;

const contextIn =
  (browser: Browser): ContextOf =>
  (account, options = {}) =>
    browser.newContext({
      baseURL: productUrl(),
      viewport: { width: 1440, height: 900 },
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      storageState: { cookies: cookiesOf(account), origins: [] },
      ...options,
    });

function recordErrors(page: Page, thrown: string[]): void {
  page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  reusableTab: [
    async ({ browser }, use) => {
      const tab = createReusableTab(() => contextIn(browser)(null));
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  thrown: async ({ browserName: _ }, use) => {
    const thrown: string[] = [];
    await use(thrown);
    expect(thrown, 'errors thrown in the page').toEqual([]);
  },
  opened: async ({ browserName: _ }, use, { file }) => {
    const opened = new Set<string>();
    await use(opened);
    const suite = path.basename(file, '.spec.ts');
    if (GENERAL_SUITES.includes(suite)) return;
    const unnamed = [...opened].filter((screen) => !SCREENS_OF_SUITES[suite]?.includes(screen));
    expect(unnamed, `screens of '${suite}' that are missing in support/screens-of-suites.ts`).toEqual([]);
  },
  newPageOf: async ({ browser, thrown, opened }, use) => {
    const contexts: BrowserContext[] = [];
    const make = contextIn(browser);
    await use(async (account, options) => {
      const context = await make(account, options);
      contexts.push(context);
      const page = await context.newPage();
      recordErrors(page, thrown);
      recordScreens(page, opened);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  pageOf: async ({ reusableTab, newPageOf, thrown, opened }, use) => {
    await use(async (account) => {
      const page = await reusableTab.take(cookiesOf(account));
      if (page === null) return newPageOf(account);
      recordErrors(page, thrown);
      recordScreens(page, opened);
      return page;
    });
    await reusableTab.giveBack();
  },
});
