import type { BrowserContext, Cookie, Disposable, Page } from '@playwright/test';

/** Events of a page that tests listen to. */
const EVENTS = ['request', 'response', 'dialog', 'pageerror', 'download', 'framenavigated'] as const;

const leftovers = new WeakMap<Page, Disposable[]>();

/** Registers what a test has added to a page, to be disposed of before another test gets the page. */
export function disposeWith(page: Page, ...added: readonly Disposable[]): void {
  leftovers.set(page, [...(leftovers.get(page) ?? []), ...added]);
}

/**
 * The tab that the tests of a worker use one after the other. Its process has already compiled the code of the product,
 * which in a new tab costs more than most tests.
 */
export interface ReusableTab {
  /** Returns the tab, empty except for these cookies, or null when the test already has it. */
  readonly take: (cookies: readonly Cookie[]) => Promise<Page | null>;
  /** Empties the tab for the next test. Closes a tab that cannot be emptied, so that the next test gets a new one. */
  readonly giveBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Resets the page to the state of a new one. A script in the page opens the empty page, because a navigation by
 * Playwright would give it another process.
 */
async function empty(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const one of leftovers.get(page) ?? []) await one.dispose();
  leftovers.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: null });
  // Accepts the dialog that a form with unsaved changes opens before the page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.evaluate(() => location.replace('about:blank'));
  await page.waitForURL('about:blank');
  page.removeAllListeners('dialog');
  // The empty page still has the origin of the product, so the product's storage is accessible, and no code writes to
  // it any more.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.mouse.move(-1, -1);
}

export function createReusableTab(newContext: () => Promise<BrowserContext>): ReusableTab {
  let tab: { readonly context: BrowserContext; readonly page: Page } | null = null;
  let isTaken = false;
  const close = async (): Promise<void> => {
    await tab?.context.close();
    tab = null;
  };
  const open = async () => {
    const context = await newContext();
    return { context, page: await context.newPage() };
  };
  return {
    take: async (cookies) => {
      if (isTaken) return null;
      isTaken = true;
      tab ??= await open();
      await tab.context.clearCookies();
      await tab.context.addCookies(cookies);
      return tab.page;
    },
    giveBack: async () => {
      if (tab && isTaken) await empty(tab.context, tab.page).catch(close);
      isTaken = false;
    },
    close,
  };
}
