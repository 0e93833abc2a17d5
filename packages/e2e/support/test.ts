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
  /** One page an account, kept for all tests of a worker: its process has read the code of the product before. */
  readonly keptTabOf: (account: AccountName | null) => Promise<Page>;
}

interface Fixtures {
  /** A page of a browser of its own, signed in as a demo account (null: as nobody), which has opened nothing yet. */
  readonly pageOf: (account: AccountName | null, options?: BrowserContextOptions) => Promise<Page>;
  /**
   * The page of an account in which other tests of the worker have been, empty again: for tests that change nothing and only ask
   * what opens. A new page costs more than all that such a test does in it.
   */
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

/** Keeps the errors of a page. Answers how to stop that. */
function keepErrors(page: Page, thrown: string[]): () => void {
  const keep = (error: Error): void => {
    thrown.push(`${page.url()}: ${error.message}`);
  };
  page.on('pageerror', keep);
  return () => page.off('pageerror', keep);
}

/** Leaves a page as a new one would be. It goes to the empty page by itself: sent there, it would get another process. */
async function emptied(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    location.replace('about:blank');
  });
  await page.waitForURL('about:blank');
  page.removeAllListeners('request');
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  keptTabOf: [
    async ({ browser }, use) => {
      const kept = new Map<AccountName | null, Promise<Page>>();
      const make = contextIn(browser);
      await use((account) => {
        const page = kept.get(account) ?? make(account).then((context) => context.newPage());
        kept.set(account, page);
        return page;
      });
      for (const page of kept.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
  keptPageOf: async ({ keptTabOf, thrown }, use) => {
    const used = new Map<Page, () => void>();
    await use(async (account) => {
      const page = await keptTabOf(account);
      if (!used.has(page)) used.set(page, keepErrors(page, thrown));
      return page;
    });
    for (const [page, stop] of used) {
      await emptied(page);
      stop();
    }
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
      const page = await context.newPage();
      keepErrors(page, thrown);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});
