import { expect, type Page } from '@playwright/test';

/** Replaces `noscript` elements by `div`, because browsers that run scripts hide the content of `noscript`. */
const asShown = (html: string): string => html.replaceAll(/<(\/?)noscript>/g, '<$1div>');

/** Enables the styles for browsers without script and disables those for browsers with script. */
const asStyled = (css: string): string =>
  css.replaceAll(/\(scripting: ?none\)/g, 'all').replaceAll(/\(scripting\)/g, 'not all');

/** True when a page is open in a browser without script. */
export const isPlain = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia('(scripting: none)').matches);

/**
 * Calls `work` with a copy of a page without script, in a browser that runs scripts but blocks those of the site. Axe
 * needs timers, which do not run without script.
 */
export async function withScriptedCopy(page: Page, work: (copy: Page) => Promise<void>): Promise<void> {
  const [url, html, context] = [page.url(), asShown(await page.content()), page.context()];
  const scripted = await context.browser()?.newContext({
    viewport: page.viewportSize(),
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    storageState: await context.storageState(),
  });
  if (!scripted) throw new Error('The page has no browser any more');
  try {
    const copy = await scripted.newPage();
    await copy.route('**/*.js', (route) => route.abort());
    await copy.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await copy.route('**/*.css', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: asStyled(await answer.text()) });
    });
    await copy.goto(url);
    await expect(copy.locator('main')).toBeVisible();
    await work(copy);
  } finally {
    await scripted.close();
  }
}
