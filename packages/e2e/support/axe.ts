import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The minified build, because every page parses it again and the plain build is more than twice as large. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // WCAG 2.5.3, which axe checks only on request: users of voice control say the visible label.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
/** Rules about a page as a whole. Stories check the other rules on the components of the page, in both colour modes. */
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

/** All rules except those about colours, which take most of axe's time. */
const LAYOUT: RunOptions = { ...STANDARDS, rules: { ...STANDARDS.rules, 'color-contrast': { enabled: false } } };

/**
 * Sets of rules: `light` has all of them, `dark` only those about colours (nothing else differs in dark mode), `layout`
 * all but those about colours, and `whole` those about a page as a whole.
 */
const RULE_SETS = { light: STANDARDS, dark: COLOURS, layout: LAYOUT, whole: WHOLE_PAGE };

/** Returns what axe finds on a page, one text for each broken rule: its id and the elements that break it. */
export async function axeFindings(page: Page, ruleSet: keyof typeof RULE_SETS = 'light'): Promise<string[]> {
  // Waits until animations have finished: axe does not recognise a dialog that is still opening, and its colours are
  // not final yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );
  // Injects axe only once into each frame, because its code is large. All frames have the same origin, so axe in one
  // frame can communicate with axe in the others.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    // Skips the preloading of styles and media: only rules that ask for a review need it, and a review is no violation.
    { ...RULE_SETS[ruleSet], resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return found.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** Returns by how many pixels a page overflows its window horizontally. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
