import type { ConsoleMessage, Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import {
  applyMode,
  keepStill,
  launch,
  MODES,
  type Mode,
  openPreview,
  openStorybook,
  type StoryEntry,
  showStory,
} from './stories.ts';

/*
 * Every story in real Chromium, light and dark: it renders, writes no error to the console, and axe finds nothing.
 * Usage: node scripts/check-stories.ts [part of an id …]
 */

interface Finding {
  story: string;
  mode: Mode;
  text: string;
}

async function checkStory(page: Page, story: StoryEntry): Promise<Finding[]> {
  const findings: Finding[] = [];
  let mode: Mode = 'light';
  const add = (text: string) => findings.push({ story: story.id, mode, text });
  const onError = (error: Error) => add(`error: ${error.message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.location().url.includes('favicon')) add(`console: ${message.text()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  try {
    await showStory(page, story.id, 'light');
    for (mode of MODES) {
      if (mode !== 'light') await applyMode(page, mode);
      for (const text of await axeFindings(page, mode)) add(text);
      checked += 1;
    }
  } catch (error) {
    add(String(error));
  }
  page.off('pageerror', onError);
  page.off('console', onConsole);
  return findings;
}

let checked = 0;
const wanted = process.argv.slice(2);
const server = await openStorybook();
const stories = server.stories.filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)));
if (stories.length === 0) throw new Error(`No story matches ${wanted.join(', ')}.`);
const browser = await launch();
const queue = [...stories];
const findings: Finding[] = [];
const worker = async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'id-ID' });
  const page = await context.newPage();
  await openPreview(page, server.url, stories[0]?.id ?? '');
  await keepStill(page);
  for (let next = queue.shift(); next; next = queue.shift()) {
    findings.push(...(await checkStory(page, next)));
    if (checked % 50 === 0) console.log(`${checked} checks done`);
  }
};
// Much of a check is waiting for what comes late: three pages keep two processors busy.
await Promise.all([worker(), worker(), worker()]);
await browser.close();
await server.close();

for (const { story, mode, text } of findings) console.error(`✗ ${story} (${mode})\n    ${text}`);
console.log(`${stories.length} stories, ${checked} checks (light and dark), ${findings.length} findings.`);
if (checked !== stories.length * MODES.length || findings.length > 0) process.exitCode = 1;
