import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { settled, watchRequests } from '../testing/settled.ts';
import { drawStory, launch, MODES, openPreview, openStorybook } from '../testing/stories.ts';

/*
 * Takes pictures of stories for review, in both modes or only the light one; of all stories without a part of an id.
 * Usage: node scripts/shoot-stories.ts <folder> [<part of an id> …] [--phone] [--light]
 */
const [folder, ...rest] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
const phone = rest.includes('--phone');
const modes = MODES.filter((mode) => mode === 'light' || !rest.includes('--light'));
const parts = rest.filter((part) => !part.startsWith('--'));
const server = await openStorybook();
const stories = server.stories.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
mkdirSync(folder, { recursive: true });
const browser = await launch();
const page = await browser.newPage({ viewport: phone ? { width: 390, height: 844 } : { width: 1200, height: 700 } });
const requests = watchRequests(page);
await openPreview(page, server.url, stories[0]?.id ?? '');
for (const story of stories) {
  for (const mode of modes) {
    await drawStory(page, story.id, mode);
    await settled(page, requests, story.tags.includes('busy'));
    const path = join(folder, `${story.id}-${mode}${phone ? '-phone' : ''}.png`);
    await page.screenshot({ path, fullPage: true });
    console.log(path);
  }
}
await browser.close();
await server.close();
