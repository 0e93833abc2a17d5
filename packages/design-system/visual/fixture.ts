import { test as base, type Page } from '@playwright/test';
import { launch, openPreview, openStorybook, type StoryEntry } from '../scripts/stories.ts';

interface Preview {
  page: Page;
  stories: StoryEntry[];
}

const OWN = /^\.\/src\//;

/** One browser and one preview for the whole run; stories change inside it. */
export const test = base.extend<object, { preview: Preview }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const storybook = await openStorybook();
      const stories = storybook.stories.filter(
        (story) => OWN.test(story.importPath) && !story.tags.includes('no-picture'),
      );
      const browser = await launch();
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'id-ID',
        viewport: { width: 1000, height: 900 },
      });
      // 'Today' and 'in 4 days' are the same in every run; timers keep running.
      await context.clock.setFixedTime(new Date('2026-11-20T03:00:00Z'));
      const page = await context.newPage();
      await openPreview(page, storybook.url, stories[0]?.id ?? '');
      await use({ page, stories });
      await browser.close();
      await storybook.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
