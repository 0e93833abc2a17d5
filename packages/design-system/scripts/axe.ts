import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Mode } from './stories.ts';

/** A story is a part of a page: landmarks and the first heading are the page's. */
const EVERYTHING: RunOptions = {
  rules: {
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
    region: { enabled: false },
    // Whoever speaks to the computer says the words that stand on a button; the rule is off by default.
    'label-content-name-mismatch': { enabled: true },
  },
};
/** The rules that compare colours; every other one reads what both modes have in common. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** A page that never rests is an error of the story. */
const MOST_READINGS = 20;

/**
 * What axe finds in the story that is shown, a line each. Only colours differ between the modes, so the dark one is asked about those alone.
 * @param rest waits until the page stands still: what changed while axe read it, such as a dialog that came, is read again.
 */
export async function axeFindings(page: Page, mode: Mode, rest: () => Promise<void>): Promise<string[]> {
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const findings = await readOnce(page, mode);
    if (findings !== null) return findings;
    await rest();
  }
  throw new Error('The page changed whenever it was read.');
}

/** Null when the page changed meanwhile. */
async function readOnce(page: Page, mode: Mode): Promise<string[] | null> {
  // Its code is large, and a preview shows hundreds of stories: into each frame once. All frames are of one origin, so they answer each other.
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
