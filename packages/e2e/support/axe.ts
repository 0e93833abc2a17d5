import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The minified build: every page reads it anew, and the plain one has more than twice its size. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // WCAG 2.5.3, which axe leaves out unless asked: who speaks to the page says what stands on it.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
/** Rules about a page as a whole. The others are held, in both modes, against the stories of what the page is made of. */
const WHOLE_PAGE: RunOptions = {
  runOnly: {
    type: 'rule',
    values: [
      'aria-hidden-body',
      'bypass',
      'document-title',
      'duplicate-id-aria',
      'frame-title-unique',
      'heading-order',
      'html-has-lang',
      'landmark-banner-is-top-level',
      'landmark-complementary-is-top-level',
      'landmark-contentinfo-is-top-level',
      'landmark-main-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-no-duplicate-main',
      'landmark-one-main',
      'landmark-unique',
      'meta-viewport',
      'page-has-heading-one',
      'region',
      'skip-link',
    ],
  },
};
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Colours take axe most of its time. */
const LAYOUT: RunOptions = { ...STANDARDS, rules: { ...STANDARDS.rules, 'color-contrast': { enabled: false } } };

/** What to ask: a light page everything; a dark one about colours, which alone differ; everything but colours; or a page as a whole. */
const QUESTIONS = { light: STANDARDS, dark: COLOURS, layout: LAYOUT, whole: WHOLE_PAGE };

/** What axe finds on a page, a line each: the rule and where it is broken. */
export async function axeFindings(page: Page, question: keyof typeof QUESTIONS = 'light'): Promise<string[]> {
  // Looked at once what comes in has come in: an opening dialog is not seen as one, and its colours are not yet its own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );
  // Its code is large: into each frame once. All frames are of one origin, so they answer each other.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    // Styles and films are loaded in advance for rules that only ask for a review, which is no finding.
    { ...QUESTIONS[question], resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return found.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** How far a page reaches beyond its window to the side, pixels. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
