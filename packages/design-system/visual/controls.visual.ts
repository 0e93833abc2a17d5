import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PACKAGE_FOLDER } from '../scripts/chosen-stories.ts';
import { axeFindings } from '../testing/axe.ts';
import { applyMode, builtStories, type StoryEntry } from '../testing/stories.ts';
import { test } from './fixture.ts';
import { comparePicture, PICTURE_FOLDER, pictureNames } from './pictures.ts';

const STORIES = builtStories();

function story(id: string): StoryEntry {
  const found = STORIES.find((one) => one.id === id);
  if (!found) throw new Error(`There is no story ${id}.`);
  return found;
}

/** Adds markup that a check must find to the story while `body` runs. */
async function withMarkup(page: Page, html: string, body: () => Promise<void>): Promise<void> {
  const added = await page.evaluateHandle((markup) => {
    const element = document.createElement('div');
    element.innerHTML = markup;
    document.querySelector('#storybook-root')?.append(element);
    return element;
  }, html);
  await body();
  await added.evaluate((element) => element.remove());
}

test('there are stories, and every accepted picture belongs to one', () => {
  const wanted = new Set(pictureNames(STORIES));
  expect(wanted.size, 'pictures of the design system').toBeGreaterThan(300);
  const orphans = (existsSync(PICTURE_FOLDER) ? readdirSync(PICTURE_FOLDER) : []).filter((name) => !wanted.has(name));
  expect(orphans, 'pictures without a story: delete them').toEqual([]);
});

test('every story file is part of the Storybook', () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--full-name', ':/*.stories.tsx'];
  const storyFiles = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
  const built = new Set(STORIES.map(({ importPath }) => join(PACKAGE_FOLDER, importPath)));
  expect(storyFiles.filter((file) => !built.has(file))).toEqual([]);
});

test('a missing picture is noticed', async ({ preview: { page } }) => {
  await expect(comparePicture(page, 'no-such-story-light.png')).rejects.toThrow(/no accepted picture/);
});

test('a shift by one pixel is noticed', async ({ preview: { page, show } }) => {
  await show(story('actions-button--primary'));
  await comparePicture(page, 'actions-button--primary-light.png');
  const style = await page.addStyleTag({ content: '#storybook-root button { transform: translateX(1px); }' });
  await expect(comparePicture(page, 'actions-button--primary-light.png')).rejects.toThrow(/pixels/);
  await style.evaluate((element: Element) => element.remove());
});

test('axe notices a button without a name, and colours that are too close in one mode only', async ({
  preview: { page, show, still },
}) => {
  const rest = () => still(story('actions-button--primary'));
  await show(story('actions-button--primary'));
  expect(await axeFindings(page, 'light', rest), 'the story as it is').toEqual([]);
  await withMarkup(page, '<button></button>', async () => {
    expect(await axeFindings(page, 'light', rest)).toEqual([expect.stringContaining('axe button-name')]);
  });
  // Each text is readable on the background of one mode only.
  const pale = '<p style="color: #e8e8e8; background: transparent">Teks</p>';
  const deep = '<p style="color: #202020; background: transparent">Teks</p>';
  const contrast = [expect.stringContaining('axe color-contrast')];
  await withMarkup(page, pale, async () => expect(await axeFindings(page, 'light', rest)).toEqual(contrast));
  await withMarkup(page, deep, async () => expect(await axeFindings(page, 'light', rest)).toEqual([]));
  await applyMode(page, 'dark');
  await withMarkup(page, pale, async () => expect(await axeFindings(page, 'dark', rest)).toEqual([]));
  await withMarkup(page, deep, async () => expect(await axeFindings(page, 'dark', rest)).toEqual(contrast));
  const link =
    '<p style="color: #e8e8e8">Teks yang panjang <a href="/" style="color: #c8c8c8; text-decoration: none">tautan</a> teks</p>';
  await withMarkup(page, link, async () => {
    expect(await axeFindings(page, 'dark', rest)).toEqual([expect.stringContaining('axe link-in-text-block')]);
  });
});

test('an error of the console is noticed', async ({ preview: { page, show, errors } }) => {
  await show(story('actions-button--primary'));
  expect(errors).toEqual([]);
  await page.evaluate(() => console.error('broken'));
  expect(errors).toEqual(['console: broken']);
});

test('axe runs again when the page changed during its run', async ({ preview: { page, show } }) => {
  await show(story('actions-button--primary'));
  let waits = 0;
  const rest = async () => {
    waits += 1;
  };
  expect(await axeFindings(page, 'light', rest), 'the story as it is').toEqual([]);
  await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (...given: unknown[]) => Promise<unknown> } };
    const { run } = axe;
    axe.run = async (...given) => {
      axe.run = run;
      const findings = await run(...given);
      document.body.insertAdjacentHTML('beforeend', '<button id="late"></button>');
      return findings;
    };
  });
  expect(await axeFindings(page, 'light', rest)).toEqual([expect.stringContaining('axe button-name')]);
  expect(waits).toBe(1);
  await page.evaluate(() => document.querySelector('#late')?.remove());
});
