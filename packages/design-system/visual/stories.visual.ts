import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { applyMode, builtStories, drawStory, MODES } from '../scripts/stories.ts';
import { test } from './fixture.ts';
import { settled } from './settled.ts';

/** Stories of the design system; screens of the product change with their features and are tested by what they do. */
const STORIES = builtStories().filter(
  ({ importPath, tags }) => importPath.startsWith('./src/') && !tags.includes('no-picture'),
);
const PICTURES = join(import.meta.dirname, 'pictures');
const SHIFTED = 'actions-button--primary';

/** Only the part of the page that the story draws is kept: small pictures, and empty ground says nothing. */
const clipTo = () => {
  const root = document.querySelector('#storybook-root');
  const floating = document.querySelector('[data-scope][data-part=positioner], [data-scope=toast][data-part=group]');
  const box = root?.getBoundingClientRect();
  if (floating || !box) return { x: 0, y: 0, width: 1000, height: 900 };
  return {
    x: 0,
    y: 0,
    width: Math.min(1000, Math.ceil(box.right)),
    height: Math.min(900, Math.max(1, Math.ceil(box.bottom))),
  };
};

async function compare(page: Page, name: string, timeout = 10_000): Promise<void> {
  if (test.info().config.updateSnapshots !== 'all' && !existsSync(join(PICTURES, name)))
    throw new Error(`There is no accepted picture ${name}. Look at the story, then run pnpm visual:update.`);
  await expect(page).toHaveScreenshot(name, { clip: await page.evaluate(clipTo), timeout });
}

for (const { id, tags } of STORIES) {
  test(`${id} looks as it was accepted`, async ({ preview: { page, requests } }) => {
    await drawStory(page, id, 'light');
    await settled(page, requests, tags.includes('busy'));
    for (const mode of MODES) {
      await applyMode(page, mode);
      await compare(page, `${id}-${mode}.png`);
    }
  });
}

test('there are stories, and every accepted picture belongs to one', () => {
  expect(STORIES.length, 'stories of the design system').toBeGreaterThan(150);
  const wanted = new Set(STORIES.flatMap(({ id }) => MODES.map((mode) => `${id}-${mode}.png`)));
  const orphans = (existsSync(PICTURES) ? readdirSync(PICTURES) : []).filter((name) => !wanted.has(name));
  expect(orphans, 'pictures without a story: delete them').toEqual([]);
});

test('a shift by one pixel is noticed', async ({ preview: { page, requests } }) => {
  await drawStory(page, SHIFTED, 'light');
  await settled(page, requests, false);
  await compare(page, `${SHIFTED}-light.png`);
  const style = await page.addStyleTag({ content: '#storybook-root button { transform: translateX(1px); }' });
  await expect(compare(page, `${SHIFTED}-light.png`, 2_000)).rejects.toThrow(/pixels/);
  await style.evaluate((element: Element) => element.remove());
});
