import { expect } from '@playwright/test';
import { MODES, showStory, switchMode } from '../scripts/stories.ts';
import { test } from './fixture.ts';

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

test('every story looks as it was accepted', async ({ preview }) => {
  const { page, stories } = preview;
  test.setTimeout(stories.length * 8_000 + 60_000);
  expect(stories.length, 'stories of the design system').toBeGreaterThan(100);
  for (const story of stories) {
    try {
      await showStory(page, story.id, 'light');
    } catch (error) {
      expect.soft(String(error), story.id).toBe('drawn');
      continue;
    }
    for (const mode of MODES) {
      if (mode !== 'light') await switchMode(page, mode);
      const clip = await page.evaluate(clipTo);
      await expect.soft(page, `${story.id} (${mode})`).toHaveScreenshot(`${story.id}-${mode}.png`, { clip });
    }
  }
});

test('a shift by one pixel is noticed', async ({ preview }) => {
  const { page } = preview;
  await showStory(page, 'actions-button--primary', 'light');
  const clip = await page.evaluate(clipTo);
  await expect(page).toHaveScreenshot('actions-button--primary-light.png', { clip });
  await page.addStyleTag({ content: '#storybook-root button { transform: translateX(1px); }' });
  let noticed = '';
  try {
    await expect(page).toHaveScreenshot('actions-button--primary-light.png', { clip, timeout: 2_000 });
  } catch (error) {
    noticed = String(error);
  }
  expect(noticed).toContain('pixels');
});
