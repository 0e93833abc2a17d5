import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { MODES, type StoryEntry } from '../testing/stories.ts';
import { isPart, PICTURE, test } from './fixture.ts';

export const PICTURES = join(import.meta.dirname, 'pictures');

/**
 * True for stories with a picture: only those of the design system, because screens change with their features and have
 * tests of their behaviour instead.
 */
export const hasPicture = (story: StoryEntry): boolean => isPart(story) && !story.tags.includes('no-picture');

export const picturesOf = (stories: readonly StoryEntry[]): string[] =>
  stories.filter(hasPicture).flatMap(({ id }) => MODES.map((mode) => `${id}-${mode}.png`));

/** Returns the area of the story, to which the picture is cropped so that it stays small. */
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
export async function compare(page: Page, name: string): Promise<void> {
  if (test.info().config.updateSnapshots !== 'all' && !existsSync(join(PICTURES, name)))
    throw new Error(`There is no accepted picture ${name}. Look at the story, then run pnpm visual:update.`);
  await expect(page).toHaveScreenshot(name, { clip: await page.evaluate(clipTo, PICTURE) });
}
