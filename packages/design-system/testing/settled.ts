import type { Page } from '@playwright/test';

/** Time limit in milliseconds, so that a wait cannot last for ever. */
const TIMEOUT_MS = 120_000;

/** Tracks the pending requests of a page: lazy modules, pictures, fonts. */
export function watchRequests(page: Page): ReadonlySet<object> {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  const end = (request: object) => open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return open;
}

interface Watched {
  realFrame?: (callback: () => void) => void;
  /** Number of pending timers within 350 ms and of requested frames. */
  timersSoon?: () => number;
}

/** Runs in the page before the clock is faked, because a fake clock calls back without drawing a frame. */
export function keepRealFrames(): void {
  (window as Watched).realFrame = window.requestAnimationFrame.bind(window);
}

/** Runs in the page after the clock is faked: counts pending short timers and requested frames. */
export function watchTimers(): void {
  const SOON = 350;
  const pending = new Set<number>();
  const start = window.setTimeout.bind(window) as (callback: () => void, delay?: number) => number;
  const stop = window.clearTimeout.bind(window);
  const watched = (callback: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    const id = start(() => {
      pending.delete(id);
      callback(...values);
    }, delay);
    if (delay <= SOON) pending.add(id);
    return id;
  };
  window.setTimeout = watched as typeof window.setTimeout;
  window.clearTimeout = ((id: number | undefined) => {
    if (id !== undefined) pending.delete(id);
    stop(id);
  }) as typeof window.clearTimeout;
  const frames = new Set<number>();
  const requestFrame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    const id = requestFrame((time) => {
      frames.delete(id);
      callback(time);
    });
    frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    cancel(id);
  };
  (window as Watched).timersSoon = () => pending.size + frames.size;
}

interface WaitOptions {
  mayBeBusy: boolean;
  /** True when workers or frames can change the page without a timer of the page. */
  others: boolean;
  patience: number;
}

/**
 * Runs in the page: waits until nothing is pending and two drawn frames changed nothing; returns what is still pending
 * after `patience` ms.
 */
async function untilStill({ mayBeBusy, others, patience }: WaitOptions): Promise<string[]> {
  // Longer than the awaited timers, so that self-renewing timers do not delay an unchanged page.
  const QUIET = 400;
  const watched = window as Watched;
  const frame = watched.realFrame ?? window.requestAnimationFrame.bind(window);
  const start = performance.now();
  let changed = start;
  let changes = 0;
  const observer = new MutationObserver(() => {
    changed = performance.now();
    changes += 1;
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  // The message is handled after those with which React schedules its work.
  const drawn = () =>
    new Promise<void>((resolve) => {
      frame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  // A lazy picture below the visible area sends no request until somebody scrolls to it.
  const isLoaded = (image: HTMLImageElement) =>
    image.complete || (image.loading === 'lazy' && image.getBoundingClientRect().top > window.innerHeight);
  const runs = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
  // The page behind a dialog is hidden before a lazy dialog has appeared, and for a moment after it has closed.
  const isCoveredByNothing = () =>
    document.querySelector('#storybook-root[aria-hidden=true]') !== null &&
    ![...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => dialog.checkVisibility());
  const reasons = async () => {
    const before = changes;
    await drawn();
    await drawn();
    const nothingPending = changes === before && !others && watched.timersSoon?.() === 0;
    return [
      ...(document.fonts.status === 'loaded' ? [] : ['a font is loading']),
      ...([...document.images].every(isLoaded) ? [] : ['a picture is loading']),
      ...(mayBeBusy || !document.querySelector('[role=status][aria-busy=true]') ? [] : ['a part is loading']),
      ...(isCoveredByNothing() ? ['a dialog comes or goes'] : []),
      ...(document.getAnimations().some(runs) ? ['an animation runs'] : []),
      ...(nothingPending || performance.now() - changed > QUIET ? [] : ['the page changes']),
    ];
  };
  let left = await reasons();
  while (left.length > 0 && performance.now() - start < patience) left = await reasons();
  observer.disconnect();
  return left;
}

/**
 * Waits until a story has settled: fonts loaded, no pending request, no loading part, no pending short timer. Stories
 * whose state is loading itself are tagged `busy`.
 * @throws Error that lists what is still pending
 */
export async function settled(page: Page, requests: ReadonlySet<object>, mayBeBusy: boolean): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  let restless = ['a request has no answer'];
  while (restless.length > 0 && Date.now() < end) {
    const others = page.workers().length > 0 || page.frames().length > 1;
    restless = await page.evaluate(untilStill, { mayBeBusy, others, patience: end - Date.now() });
    if (restless.length === 0 && requests.size > 0) restless = ['a request has no answer'];
  }
  if (restless.length > 0) throw new Error(`After ${TIMEOUT_MS / 1_000} s still: ${restless.join(', ')}.`);
}
