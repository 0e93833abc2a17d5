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
import { type KeptTab, keepTab } from './kept-tab.ts';
import { keepScreens } from './opened-screens.ts';
import { GENERAL_SUITES, SCREENS_OF_SUITES } from './screens-of-suites.ts';
import { type KeptSession, storageStateOf } from './sign-in.ts';

export { expect };

/** Address of the product under test. */
export const productUrl = (): string => {
  const url = process.env.WIDYA_URL;
  if (!url) throw new Error('No product runs: start the suites with playwright test');
  return url;
};

/** The session that was opened for all suites. Suites that end a session open one of their own. */
export const sharedSession = (name: AccountName): KeptSession =>
  JSON.parse(process.env[`WIDYA_SESSION_${name}`] ?? '{}') as KeptSession;

type ContextOf = (account: AccountName | null, options?: BrowserContextOptions) => Promise<BrowserContext>;

interface WorkerFixtures {
  readonly keptTab: KeptTab;
}

interface Fixtures {
  /**
   * A page that is signed in as a demo account (null: as nobody) and has opened nothing yet. The first one of a test is the tab that its
   * worker keeps; each further one has a browser of its own.
   */
  readonly pageOf: (account: AccountName | null) => Promise<Page>;
  /** A page of a browser of its own: for other options, an empty cache, or a clock, which cannot be taken out of a page again. */
  readonly newPageOf: (account: AccountName | null, options?: BrowserContextOptions) => Promise<Page>;
  /** Errors that pages of this test have thrown; empty it to say that they were expected. */
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

function keepErrors(page: Page, thrown: string[]): void {
  page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  keptTab: [
    async ({ browser }, use) => {
      const tab = keepTab(() => contextIn(browser)(null));
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
      keepErrors(page, thrown);
      keepScreens(page, opened);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  pageOf: async ({ keptTab, newPageOf, thrown, opened }, use) => {
    await use(async (account) => {
      const page = await keptTab.take(cookiesOf(account));
      if (page === null) return newPageOf(account);
      keepErrors(page, thrown);
      keepScreens(page, opened);
      return page;
    });
    await keptTab.giveBack();
  },
});
