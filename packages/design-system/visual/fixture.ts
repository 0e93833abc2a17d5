import { test as base, type Page } from '@playwright/test';
import { keepStill, launch, openPreview, openStorybook } from '../scripts/stories.ts';
import { watchRequests } from './settled.ts';

interface Preview {
  page: Page;
  /** Requests without an answer. */
  requests: ReadonlySet<object>;
}

/** Chance is the same in every run: ids, shuffled orders. */
function sameChance() {
  let state = 20_261_120;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (!ArrayBuffer.isView(array)) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next() >>> 24;
    return array;
  };
}

/** One browser and one preview a worker; stories change inside it. */
export const test = base.extend<object, { preview: Preview }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const storybook = await openStorybook();
      const browser = await launch();
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'id-ID',
        timezoneId: 'Asia/Jakarta',
        viewport: { width: 1000, height: 900 },
      });
      // 'Today' and 'in 4 days' are the same in every run; timers keep running.
      await context.clock.setFixedTime(new Date('2026-11-20T03:00:00Z'));
      await context.addInitScript(sameChance);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const requests = watchRequests(page);
      await openPreview(page, storybook.url, storybook.stories[0]?.id ?? '');
      await keepStill(page);
      await use({ page, requests });
      await browser.close();
      await storybook.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
