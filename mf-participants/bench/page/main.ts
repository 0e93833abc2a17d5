import { baseline } from './baseline.ts';
import { aheadAndStreamed, oneByOne } from './downloads.ts';
import { intoZip, openPool, product } from './product.ts';
import { templatePicture } from './template.ts';

const template = templatePicture();

/** Runs one variant and measures its duration, its result's size, and the longest time the page was blocked. */
async function timed(work: () => Promise<number>) {
  let longest = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  watch.observe({ type: 'longtask', buffered: false });
  const start = performance.now();
  const bytes = await work();
  const seconds = (performance.now() - start) / 1_000;
  watch.disconnect();
  return { seconds, bytes, blocked: longest };
}

/** Functions that the benchmark calls from outside the page. */
const ways = {
  template: async () => (await template).size,
  baseline: async (count: number) => timed(async () => baseline(await template, count)),
  /** Includes preparing workers, font and background. */
  fromNothing: async (count: number) => timed(async () => product(await openPool(await template), count)),
  product: async (count: number) => {
    const pool = await openPool(await template);
    return timed(() => product(pool, count));
  },
  intoZip: async (count: number) => timed(async () => intoZip(await template, count)),
  oneByOne: (count: number) => timed(() => oneByOne(count)),
  aheadAndStreamed: (count: number) => timed(() => aheadAndStreamed(count)),
};
export type Ways = typeof ways;
Object.assign(window, { ways });
