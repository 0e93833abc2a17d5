import type { BrowserContext, Cookie, Disposable, Page } from '@playwright/test';

/** What tests listen to on a page. */
const EVENTS = ['request', 'response', 'dialog', 'pageerror', 'download', 'framenavigated'] as const;

const leftovers = new WeakMap<Page, Disposable[]>();

/** Ends what a test has added to a page before another test gets the page. */
export function disposeWith(page: Page, ...added: readonly Disposable[]): void {
  leftovers.set(page, [...(leftovers.get(page) ?? []), ...added]);
}

/**
 * The tab that the tests of a worker use one after the other. Its process has compiled the code of the product before, which costs a new
 * tab more than most tests do in it.
 */
export interface KeptTab {
  /** The tab, empty but for these cookies; null while the test has it already. */
  readonly take: (cookies: readonly Cookie[]) => Promise<Page | null>;
  /** Empties the tab for the next test. One that cannot be emptied is closed, and the next test gets a new one. */
  readonly giveBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Leaves the page as a new one would be. It goes to the empty page by itself: sent there, it would get another process. */
async function empty(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const one of leftovers.get(page) ?? []) await one.dispose();
  leftovers.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: null });
  // A form with unsaved changes asks before it is left.
  page.on('dialog', (asked) => void asked.accept());
  await page.evaluate(() => location.replace('about:blank'));
  await page.waitForURL('about:blank');
  page.removeAllListeners('dialog');
  // The empty page belongs to the product still, so its storage is within reach, and nobody writes to it any more.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.mouse.move(-1, -1);
}

export function keepTab(newContext: () => Promise<BrowserContext>): KeptTab {
  let kept: { readonly context: BrowserContext; readonly page: Page } | null = null;
  let isTaken = false;
  const close = async (): Promise<void> => {
    await kept?.context.close();
    kept = null;
  };
  const open = async () => {
    const context = await newContext();
    return { context, page: await context.newPage() };
  };
  return {
    take: async (cookies) => {
      if (isTaken) return null;
      isTaken = true;
      kept ??= await open();
      await kept.context.clearCookies();
      await kept.context.addCookies(cookies);
      return kept.page;
    },
    giveBack: async () => {
      if (kept && isTaken) await empty(kept.context, kept.page).catch(close);
      isTaken = false;
    },
    close,
  };
}
