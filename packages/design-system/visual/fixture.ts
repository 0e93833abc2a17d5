import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { keepRealFrames, settled, watchRequests, watchTimers } from '../testing/settled.ts';
import { drawStory, keepStill, launch, openPreview, openStorybook, type StoryEntry } from '../testing/stories.ts';

/** Viewports: for stories of the design system the size of their pictures, for screens that of a small desktop. */
const SIZES = { component: { width: 1000, height: 900 }, screen: { width: 1280, height: 720 } };
export const PICTURE_VIEWPORT = SIZES.component;

interface Preview {
  page: Page;
  /** Renders a story and waits until it has settled. */
  show: (story: StoryEntry) => Promise<void>;
  /** Errors of the page and of its console since the current story was shown. */
  errors: readonly string[];
  /** Waits until a story that is already rendered has settled, such as after a change of the mode. */
  still: (story: StoryEntry) => Promise<void>;
}

/** True for a story of this package, false for one of a screen. */
export const isComponentStory = ({ importPath }: StoryEntry): boolean => importPath.startsWith('./src/');

const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><path fill="#0d3c66" d="M0 0h96v96H0z"/><circle cx="48" cy="48" r="30" fill="#3675b2"/></svg>';

const BLANK_PAGE = '<!doctype html><html lang="id"><title>Pratinjau</title><main><h1>Pratinjau</h1></main></html>';

/** Replaces random numbers by a fixed sequence, so that ids and shuffled orders are the same in every run. */
function fixRandomness() {
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

/** Console error when axe reads the frame of a preview, empty or loaded, because that frame allows no scripts. */
const BLOCKED_PREVIEW_SCRIPT = /^Blocked script execution in '(about:blank|[^']*\/situs\/pratinjau[^']*)'/;

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    const isExpected = message.location().url.includes('favicon') || BLOCKED_PREVIEW_SCRIPT.test(message.text());
    if (message.type() === 'error' && !isExpected) errors.push(`console: ${message.text()}`);
  });
  return errors;
}

/** Opens one browser and one preview per worker, in which the tests change stories. */
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
        viewport: SIZES.component,
      });
      await context.addInitScript(keepRealFrames);
      // Fixes the date, so that 'Today' and 'in 4 days' are the same in every run; timers keep running.
      await context.clock.setFixedTime(new Date('2026-11-20T03:00:00Z'));
      await context.addInitScript(watchTimers);
      await context.addInitScript(fixRandomness);
      // Stories have no server that renders pages of the participants' site and posters.
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
      let size = SIZES.component;
      // Screens may show a loading state without the tag `busy`.
      const still = (story: StoryEntry) =>
        settled(page, requests, !isComponentStory(story) || story.tags.includes('busy'));
      const show = async (story: StoryEntry) => {
        const wanted = isComponentStory(story) ? SIZES.component : SIZES.screen;
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
