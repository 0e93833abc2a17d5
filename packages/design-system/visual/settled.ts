import type { Page } from '@playwright/test';

/** How long a story may take until nothing moves any more, on a machine that does other things as well. Milliseconds. */
const PATIENCE = 20_000;

/** Requests of a page that have no answer yet: parts that come with `import()`, pictures, fonts. */
export function watchRequests(page: Page): ReadonlySet<object> {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  const end = (request: object) => open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return open;
}

/** Runs in the page: waits until it has not changed for a moment; what still moves after `patience` ms is the answer. */
async function untilStill({ mayBeBusy, patience }: { mayBeBusy: boolean; patience: number }): Promise<string[]> {
  const QUIET = 250;
  const start = performance.now();
  let changed = start;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const runs = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
  const reasons = () => [
    ...(document.fonts.status === 'loaded' ? [] : ['a font is loading']),
    ...([...document.images].every(({ complete }) => complete) ? [] : ['a picture is loading']),
    ...(mayBeBusy || !document.querySelector('[role=status][aria-busy=true]') ? [] : ['a part is loading']),
    ...(document.getAnimations().some(runs) ? ['an animation runs'] : []),
    ...(performance.now() - changed > QUIET ? [] : ['the page changes']),
  ];
  let left = reasons();
  while (left.length > 0 && performance.now() - start < patience) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    left = reasons();
  }
  observer.disconnect();
  return left;
}

/**
 * Waits until a story stands still: fonts there, nothing on its way, no part still loading, and the page unchanged for a
 * while. Stories whose state is loading itself are tagged `busy`.
 * @throws Error that says what has not come to rest
 */
export async function settled(page: Page, requests: ReadonlySet<object>, mayBeBusy: boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  let restless = ['a request has no answer'];
  while (restless.length > 0 && Date.now() < end) {
    restless = await page.evaluate(untilStill, { mayBeBusy, patience: end - Date.now() });
    if (restless.length === 0 && requests.size > 0) restless = ['a request has no answer'];
  }
  if (restless.length > 0) throw new Error(`After ${PATIENCE / 1_000} s still: ${restless.join(', ')}.`);
}
