import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { launch, openStorybook, STATIC_DIR } from '../testing/stories.ts';

const MOST_BYTES = 25_000_000;

test('the static Storybook is small enough to put anywhere', () => {
  const files = readdirSync(STATIC_DIR, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(STATIC_DIR, file),
  );
  const sizes = files.map((file) => statSync(file)).filter((file) => file.isFile());
  expect(sizes.length, 'files of the Storybook').toBeGreaterThan(100);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

const PAGES = globSync('{docs,src}/**/*.mdx', { cwd: path.join(import.meta.dirname, '..') });

/** Returns the ids of the stories that a page shows and of the pages it links to. */
const namedIds = (text: string): string[] =>
  [...text.matchAll(/LiveStory id="([^"]+)"|\(\?path=\/docs\/([^)]+)\)/g)].map(
    ([, story, page]) => story ?? page ?? '',
  );

const unknownIds = (text: string, known: ReadonlySet<string>): string[] =>
  namedIds(text).filter((id) => !known.has(id));

test('pages show stories and link to pages that exist', () => {
  const index = JSON.parse(readFileSync(path.join(STATIC_DIR, 'index.json'), 'utf8')) as { entries: object };
  const known = new Set(Object.keys(index.entries));
  const texts = PAGES.map((page) => readFileSync(path.join(import.meta.dirname, '..', page), 'utf8'));
  expect(texts.flatMap(namedIds).length, 'ids on pages').toBeGreaterThan(50);
  expect(texts.flatMap((text) => unknownIds(text, known))).toEqual([]);
  expect(unknownIds('<LiveStory id="screens-no--such">', known), 'an unknown story').toEqual(['screens-no--such']);
});

interface Arg {
  readonly control?: { readonly type?: string; readonly disable?: boolean } | string | false;
  readonly description?: string;
}

test('every arg of a component is described, and none is edited as JSON', async () => {
  const storybook = await openStorybook();
  const browser = await launch();
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  const ids = storybook.stories.map(({ id }) => id).filter((id) => !/^(screens|templates)-/.test(id));
  await page.goto(`${storybook.url}/iframe.html?viewMode=story&id=${ids[0]}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories: { id: string; args: [string, Arg][] }[] = await page.evaluate(async (wanted) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    await preview.ready();
    const found = [];
    for (const id of wanted) {
      const { argTypes } = await preview.storyStoreValue.loadStory({ storyId: id });
      found.push({ id, args: Object.entries(argTypes) });
    }
    // Converts to JSON, because an arg may contain functions, which cannot be returned from the page.
    return JSON.parse(JSON.stringify(found));
  }, ids);
  await browser.close();
  await storybook.close();
  const args = stories.flatMap((story) => story.args.map(([name, arg]) => ({ arg, name: `${story.id} ${name}` })));
  expect(args.length, 'args of stories').toBeGreaterThan(1_000);
  const typeOf = ({ control }: Arg) => (typeof control === 'object' && !control.disable ? control.type : control);
  expect(args.filter(({ arg }) => !arg.description).map(({ name }) => name)).toEqual([]);
  expect(args.filter(({ arg }) => typeOf(arg) === 'object').map(({ name }) => name)).toEqual([]);
});
