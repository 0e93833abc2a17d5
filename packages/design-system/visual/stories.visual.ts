import { expect } from '@playwright/test';
import { chosenStories } from '../scripts/chosen-stories.ts';
import { axeFindings } from '../testing/axe.ts';
import { applyMode, MODES } from '../testing/stories.ts';
import { test } from './fixture.ts';
import { comparePicture, hasPicture } from './pictures.ts';

for (const story of chosenStories()) {
  test(story.id, async ({ preview: { page, show, still, errors } }) => {
    await test.step('renders', () => show(story));
    const failures: string[] = [];
    const check = (title: string, body: () => Promise<void>) =>
      test.step(title, body).catch((error: Error) => failures.push(`${title}: ${error.message}`));
    for (const mode of MODES) {
      if (mode !== 'light') {
        await applyMode(page, mode);
        await still(story);
      }
      if (hasPicture(story)) await check(`picture ${mode}`, () => comparePicture(page, `${story.id}-${mode}.png`));
      await check(`axe ${mode}`, async () => {
        const findings = await axeFindings(page, mode, () => still(story));
        if (findings.length > 0) throw new Error(findings.join('\n'));
      });
    }
    await check('no errors', async () => expect(errors).toEqual([]));
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  });
}
