import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOfTests } from '@widya/testing/chromium';
import { serveFolders } from '@widya/testing/static-host';

/** Folder of the built Storybook, which `STORYBOOK_DIR` overrides. */
export const STATIC_DIR = process.env.STORYBOOK_DIR ?? join(import.meta.dirname, '..', 'storybook-static');
/** Time limit of a step in milliseconds, longer than any step takes on a slow machine. */
const TIMEOUT_MS = 120_000;
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  tags: string[];
  importPath: string;
}

const storiesOf = (index: unknown): StoryEntry[] =>
  Object.values((index as { entries: Record<string, StoryEntry & { type: string }> }).entries).filter(
    (entry) => entry.type === 'story',
  );

/** Returns the stories of the built Storybook. @throws Error when it has not been built. */
export function builtStories(): StoryEntry[] {
  const file = join(STATIC_DIR, 'index.json');
  if (!existsSync(file))
    throw new Error('No static Storybook: run `pnpm --filter @widya/design-system build-storybook`.');
  return storiesOf(JSON.parse(readFileSync(file, 'utf8')));
}

/** Serves the built Storybook. @throws Error when it is missing or has no story, so that an empty check cannot pass. */
export async function openStorybook(): Promise<{ url: string; stories: StoryEntry[]; close: () => Promise<void> }> {
  const stories = builtStories();
  if (stories.length === 0) throw new Error('The Storybook holds no story.');
  return { ...(await serveFolders({ folders: [STATIC_DIR] })), stories };
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumOfTests(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The hinting that Chromium with a window reads from Debian's fontconfig, so that both draw the same letters.
      '--font-render-hinting=slight',
      // Draws the same on every machine: without coloured edges of letters and without optimisations for one processor.
      '--disable-lcd-text',
      '--disable-skia-runtime-opts',
      '--force-color-profile=srgb',
    ],
  });
}

/** Opens the preview once; `drawStory` then changes stories inside it, ten times faster than loading it anew. */
export async function openPreview(page: Page, url: string, firstStory: string): Promise<void> {
  // Turns off Storybook's highlighter, which reads every element after every change, and its axe run after every story.
  await page.addInitScript(() => {
    let features = {};
    Object.defineProperty(window, 'FEATURES', {
      configurable: true,
      get: () => features,
      set: (all: object) => {
        features = { ...all, highlight: false };
      },
    });
  });
  const quiet = 'globals=a11y.manual:!true';
  await page.goto(`${url}/iframe.html?viewMode=story&id=${encodeURIComponent(firstStory)}&${quiet}`);
  await page.waitForFunction(
    () => {
      const preview = window as {
        __STORYBOOK_ADDONS_CHANNEL__?: object;
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      const phase = preview.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return Boolean(preview.__STORYBOOK_ADDONS_CHANNEL__) && ['finished', 'errored', 'aborted'].includes(phase);
    },
    undefined,
    { timeout: TIMEOUT_MS },
  );
  // Removes Storybook's hidden loading placeholders, so that axe skips them; they are larger than most stories.
  await page.evaluate(() => {
    for (const hidden of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) hidden.replaceChildren();
  });
}

/**
 * Turns off transitions, because a check during one sees no defined state, and waiting for its end takes longer than
 * the check.
 */
export async function keepStill(page: Page): Promise<void> {
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
}

/** Shows the same story in another mode; no new rendering is needed, because colours depend only on a class. */
export async function applyMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((next) => {
    document.documentElement.classList.toggle('dark', next === 'dark');
    document.documentElement.classList.toggle('light', next === 'light');
    document.documentElement.dataset.theme = next;
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, mode);
}

/** Shows a story in the preview and waits until it has rendered and its play function is done. */
export async function drawStory(page: Page, id: string, mode: Mode): Promise<void> {
  const failed = await page.evaluate(
    async ({ id, mode, patience }) => {
      interface Channel {
        emit: (event: string, payload: unknown) => void;
        on: (event: string, listener: (payload: unknown) => void) => void;
        off: (event: string, listener: (payload: unknown) => void) => void;
      }
      const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      const outcome = (failures: string[], done: string) =>
        new Promise<string | null>((resolve) => {
          const stop = (answer: string | null) => {
            clearTimeout(timer);
            for (const event of failures) channel.off(event, onFail);
            channel.off(done, onDone);
            resolve(answer);
          };
          const onFail = (payload: unknown) =>
            stop(JSON.stringify(payload, Object.getOwnPropertyNames(Object(payload))).slice(0, 600));
          const onDone = () => stop(null);
          const timer = setTimeout(() => stop(`not rendered within ${patience / 1_000} s`), patience);
          for (const event of failures) channel.on(event, onFail);
          channel.on(done, onDone);
        });
      const fresh = new URL(window.location.href).searchParams.get('id') !== id;
      window.localStorage.clear();
      window.localStorage.setItem('widya:tampilan', mode);
      document.documentElement.classList.toggle('dark', mode === 'dark');
      document.documentElement.classList.toggle('light', mode === 'light');
      const waiting = outcome(
        ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'],
        'storyFinished',
      );
      // Updates the global only when it changes, because each update renders the previous story again.
      const preview = window as unknown as { mode?: string };
      if (preview.mode !== mode) channel.emit('updateGlobals', { globals: { mode } });
      preview.mode = mode;
      if (fresh) channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      else channel.emit('forceRemount', { storyId: id });
      return waiting;
    },
    { id, mode, patience: TIMEOUT_MS },
  );
  if (failed !== null) throw new Error(`The story did not render: ${failed}`);
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'), undefined, {
    timeout: TIMEOUT_MS,
  });
  // Removes preload links, which accumulate with each story, because axe reads each of them.
  await page.evaluate(() => {
    for (const hint of document.querySelectorAll('link[rel=modulepreload]')) hint.remove();
  });
}
