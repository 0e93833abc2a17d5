import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { AccountName } from './accounts.ts';
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
  /** One browser context an account, kept for all tests of a worker: it has read the code of the product before. */
  readonly keptContextOf: (account: AccountName | null) => Promise<BrowserContext>;
}

interface Fixtures {
  /** A page of a browser of its own, signed in as a demo account (null: as nobody), which has opened nothing yet. */
  readonly pageOf: (account: AccountName | null, options?: BrowserContextOptions) => Promise<Page>;
  /** As `pageOf`, in a context that other tests have used: for tests that change nothing and only ask what opens. */
  readonly keptPageOf: (account: AccountName | null) => Promise<Page>;
  /** Errors that pages of this test have thrown; empty it to say that they were expected. */
  readonly thrown: string[];
}

const contextIn =
  (browser: Browser): ContextOf =>
  (account, options = {}) => {
    const url = productUrl();
    return browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      ...(account === null ? {} : { storageState: storageStateOf(url, sharedSession(account)) }),
      ...options,
    });
  };

/** A new page whose errors are kept. */
async function pageIn(context: BrowserContext, thrown: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`));
  return page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  keptContextOf: [
    async ({ browser }, use) => {
      const kept = new Map<AccountName | null, Promise<BrowserContext>>();
      const make = contextIn(browser);
      await use((account) => {
        const context = kept.get(account) ?? make(account);
        kept.set(account, context);
        return context;
      });
      for (const context of kept.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  keptPageOf: async ({ keptContextOf, thrown }, use) => {
    const pages: Page[] = [];
    await use(async (account) => {
      const page = await pageIn(await keptContextOf(account), thrown);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
  thrown: async ({ browserName: _ }, use) => {
    const thrown: string[] = [];
    await use(thrown);
    expect(thrown, 'errors thrown in the page').toEqual([]);
  },
  pageOf: async ({ browser, thrown }, use) => {
    const contexts: BrowserContext[] = [];
    const make = contextIn(browser);
    await use(async (account, options) => {
      const context = await make(account, options);
      contexts.push(context);
      return pageIn(context, thrown);
    });
    for (const context of contexts) await context.close();
  },
});
