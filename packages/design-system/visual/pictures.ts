import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { MODES, type StoryEntry } from '../testing/stories.ts';
import { isComponentStory, PICTURE_VIEWPORT, test } from './fixture.ts';

export const PICTURE_FOLDER = join(import.meta.dirname, 'pictures');

/**
 * True for stories with a picture: only those of the design system, because screens change with their features and have
 * tests of their behaviour instead.
 */
export const hasPicture = (story: StoryEntry): boolean => isComponentStory(story) && !story.tags.includes('no-picture');

export const pictureNames = (stories: readonly StoryEntry[]): string[] =>
  stories.filter(hasPicture).flatMap(({ id }) => MODES.map((mode) => `${id}-${mode}.png`));

/**
 * Runs in the page. Returns the area to crop the picture to: that of the story, so that files stay small, or the whole
 * viewport while an overlay is open.
 */
const clipTo = (whole: { width: number; height: number }) => {
  const root = document.querySelector('#storybook-root');
  const floating = document.querySelector('[data-scope][data-part=positioner], [data-scope=toast][data-part=group]');
  const box = root?.getBoundingClientRect();
  if (floating || !box) return { x: 0, y: 0, ...whole };
  return {
    x: 0,
    y: 0,
    width: Math.min(whole.width, Math.ceil(box.right)),
    height: Math.min(whole.height, Math.max(1, Math.ceil(box.bottom))),
  };
};

/** Compares the page with its accepted picture. @throws Error when that picture is missing. */
export async function comparePicture(page: Page, name: string): Promise<void> {
  if (test.info().config.updateSnapshots !== 'all' && !existsSync(join(PICTURE_FOLDER, name)))
    throw new Error(`There is no accepted picture ${name}. Look at the story, then run pnpm visual:update.`);
  await expect(page).toHaveScreenshot(name, { clip: await page.evaluate(clipTo, PICTURE_VIEWPORT) });
}
