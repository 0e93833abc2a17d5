import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { keepRealFrames, settled, watchRequests, watchTimers } from '../testing/settled.ts';
import { drawStory, keepStill, launch, openPreview, openStorybook, type StoryEntry } from '../testing/stories.ts';

/** Stories of the design system are as narrow as their pictures; screens have the width of a small desk. */
const SIZES = { part: { width: 1000, height: 900 }, screen: { width: 1280, height: 720 } };
export const PICTURE = SIZES.part;

interface Preview {
  page: Page;
  /** Draws a story and waits until it stands still. */
  show: (story: StoryEntry) => Promise<void>;
  /** Errors of the page and its console since the story was shown. */
  errors: readonly string[];
  still: (story: StoryEntry) => Promise<void>;
}

/** Whether a story belongs to this package and not to a screen of the product. */
export const isPart = ({ importPath }: StoryEntry): boolean => importPath.startsWith('./src/');

const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><path fill="#0d3c66" d="M0 0h96v96H0z"/><circle cx="48" cy="48" r="30" fill="#3675b2"/></svg>';

const BLANK_PAGE = '<!doctype html><html lang="id"><title>Pratinjau</title><main><h1>Pratinjau</h1></main></html>';

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

/** Said when axe asks the frame of a preview, filled or not yet: it runs no script. */
const ASKED_PREVIEW = /^Blocked script execution in '(about:blank|[^']*\/situs\/pratinjau[^']*)'/;

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    const isExpected = message.location().url.includes('favicon') || ASKED_PREVIEW.test(message.text());
    if (message.type() === 'error' && !isExpected) errors.push(`console: ${message.text()}`);
  });
  return errors;
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
        viewport: SIZES.part,
      });
      await context.addInitScript(keepRealFrames);
      // 'Today' and 'in 4 days' are the same in every run; timers keep running.
      await context.clock.setFixedTime(new Date('2026-11-20T03:00:00Z'));
      await context.addInitScript(watchTimers);
      await context.addInitScript(sameChance);
      // Stories have no server that draws pages of participants and posters.
      await context.route(/\/situs\/pratinjau(\/|$)/, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: BLANK_PAGE }),
      );
      await context.route('**/poster/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: POSTER }));
      const page = await context.newPage();
      page.setDefaultTimeout(0);
      const requests = watchRequests(page);
      const errors = watchErrors(page);
      await openPreview(page, storybook.url, storybook.stories[0]?.id ?? '');
      await keepStill(page);
      let size = SIZES.part;
      // A screen may be about loading without saying so.
      const still = (story: StoryEntry) => settled(page, requests, !isPart(story) || story.tags.includes('busy'));
      const show = async (story: StoryEntry) => {
        const wanted = isPart(story) ? SIZES.part : SIZES.screen;
        if (wanted !== size) await page.setViewportSize(wanted);
        size = wanted;
        errors.length = 0;
        await drawStory(page, story.id, 'light');
        await still(story);
      };
      await use({ page, show, still, errors });
      await browser.close();
      await storybook.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
});
