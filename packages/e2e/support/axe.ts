import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const STANDARDS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What axe finds on a page, a line each: the rule and where it is broken. Only colours differ between the modes, so dark pages are asked about those alone. */
export async function axeFindings(page: Page, mode: 'light' | 'dark' = 'light'): Promise<string[]> {
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
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    { ...(mode === 'light' ? STANDARDS : COLOURS), resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** How far a page reaches beyond its window to the side, pixels. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
