import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
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

interface Fixtures {
  /** A page of a browser of its own, signed in as a demo account (null: as nobody), which has opened nothing yet. */
  readonly pageOf: (account: AccountName | null, options?: BrowserContextOptions) => Promise<Page>;
  /** Errors that pages of this test have thrown; empty it to say that they were expected. */
  readonly thrown: string[];
}

export const test = base.extend<Fixtures>({
  thrown: async ({ browserName: _ }, use) => {
    const thrown: string[] = [];
    await use(thrown);
    expect(thrown, 'errors thrown in the page').toEqual([]);
  },
  pageOf: async ({ browser, thrown }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account, options = {}) => {
      const url = productUrl();
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1440, height: 900 },
        locale: 'id-ID',
        timezoneId: 'Asia/Jakarta',
        ...(account === null ? {} : { storageState: storageStateOf(url, sharedSession(account)) }),
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`));
      return page;
    });
    for (const context of contexts) await context.close();
  },
});
