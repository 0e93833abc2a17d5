import AxeBuilder from '@axe-core/playwright';
import type { ConsoleMessage, Page } from '@playwright/test';
import {
  launch,
  MODES,
  type Mode,
  openPreview,
  openStorybook,
  type StoryEntry,
  showStory,
  switchMode,
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

/** A story is a part of a page: landmarks and the first heading are the page's. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

async function axe(page: Page, mode: Mode): Promise<string[]> {
  // All frames are of one origin: no second page is needed to put their results together, which takes longer than the look itself.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Only colours differ between the modes, so the second mode asks only about them.
  const { violations } = await (mode === 'light'
    ? builder.disableRules(PAGE_RULES)
    : builder.withRules(['color-contrast'])
  ).analyze();
  return violations.map((violation) => {
    const where = violation.nodes
      .slice(0, 3)
      .map((node) => `${node.target.join(' ')} — ${node.any[0]?.message ?? node.all[0]?.message ?? node.html}`);
    return `axe ${violation.id}: ${violation.help}\n      ${where.join('\n      ')}`;
  });
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
      if (mode !== 'light') await switchMode(page, mode);
      for (const text of await axe(page, mode)) add(text);
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
  for (let next = queue.shift(); next; next = queue.shift()) {
    findings.push(...(await checkStory(page, next)));
    if (checked % 50 === 0) console.log(`${checked} checks done`);
  }
};
// Much of a check is waiting for what fades: three pages keep two processors busy.
await Promise.all([worker(), worker(), worker()]);
await browser.close();
await server.close();

for (const { story, mode, text } of findings) console.error(`✗ ${story} (${mode})\n    ${text}`);
console.log(`${stories.length} stories, ${checked} checks (light and dark), ${findings.length} findings.`);
if (checked !== stories.length * MODES.length || findings.length > 0) process.exitCode = 1;
