import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Mode } from './stories.ts';

/** A story is only a section of a page, so rules about landmarks and the first heading do not apply. */
const EVERYTHING: RunOptions = {
  rules: {
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
    region: { enabled: false },
    // Off by default, but people who control the page by voice speak the text of a button.
    'label-content-name-mismatch': { enabled: true },
  },
};
/** The rules that compare colours; all others give the same result in both modes. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Largest number of attempts; a story whose page changes during all of them is faulty. */
const MAX_RUNS = 20;

/**
 * Returns the findings of axe in the shown story, one per line. In the dark mode axe checks only colours, because
 * nothing else differs. Runs axe again when the page changed during the run, such as by an opening dialog.
 * @param rest waits until the page stops changing.
 */
export async function axeFindings(page: Page, mode: Mode, rest: () => Promise<void>): Promise<string[]> {
  for (let run = 0; run < MAX_RUNS; run += 1) {
    const findings = await runAxeOnce(page, mode);
    if (findings !== null) return findings;
    await rest();
  }
  throw new Error('The page changed whenever it was read.');
}

/** Runs axe once. @returns null when the page changed during the run. */
async function runAxeOnce(page: Page, mode: Mode): Promise<string[] | null> {
  // axe is large and a preview shows hundreds of stories, so each frame gets it only once. All frames have the same
  // origin, so axe can read across them.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      let changed = false;
      const observer = new MutationObserver(() => {
        changed = true;
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      changed ||= observer.takeRecords().length > 0;
      observer.disconnect();
      if (changed) return null;
      return violations.map(({ id, help, nodes }) => {
        const where = nodes
          .slice(0, 3)
          .map(({ target, any, all, html }) => `${target.join(' ')} — ${any[0]?.message ?? all[0]?.message ?? html}`);
        return `axe ${id}: ${help}\n      ${where.join('\n      ')}`;
      });
    },
    { ...(mode === 'light' ? EVERYTHING : COLOURS), resultTypes: ['violations'] } satisfies RunOptions,
  );
}
