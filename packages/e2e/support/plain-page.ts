import { expect, type Page } from '@playwright/test';
import { expectPhonePage } from './expect-phone-page.ts';

/** Browsers that run scripts hide what stands in `noscript`. */
const asShown = (html: string): string => html.replaceAll(/<(\/?)noscript>/g, '<$1div>');

/** The same for what styles say of browsers with and without script. */
const asStyled = (css: string): string =>
  css.replaceAll(/\(scripting: ?none\)/g, 'all').replaceAll(/\(scripting\)/g, 'not all');

/**
 * Holds what `expectPhonePage` holds of a page that is open without script. Axe needs timers, which stand still there: what the page
 * shows is looked at in a browser that runs scripts, but none of the site's.
 */
export async function expectPlainPhonePage(page: Page, name: string): Promise<void> {
  const [url, html, context] = [page.url(), asShown(await page.content()), page.context()];
  const scripted = await context.browser()?.newContext({
    viewport: page.viewportSize(),
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    storageState: await context.storageState(),
  });
  if (!scripted) throw new Error('The page has no browser any more');
  try {
    const shown = await scripted.newPage();
    await shown.route('**/*.js', (route) => route.abort());
    await shown.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await shown.route('**/*.css', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: asStyled(await answer.text()) });
    });
    await shown.goto(url);
    await expect(shown.locator('main')).toBeVisible();
    await expectPhonePage(shown, `${name}, without script`);
  } finally {
    await scripted.close();
  }
}
