import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from '../../support/product.ts';
import { LAUNCH_OPTIONS } from '../launch-options.ts';
import { median } from '../statistics.ts';
import { printTable } from '../table.ts';
import { buildPage } from './build-page.ts';
import { growthDuring } from './memory.ts';
import { openSink } from './sink.ts';

/** Targets: `speed` to `download` are factors, `growth` is memory in MB, `zip` is seconds. */
const TARGETS = { speed: 50, warm: 100, fromNothing: 60, size: 5, download: 4, growth: 150, zip: 10 } as const;
/** Costs that the benchmark leaves out for Widya and for screenshots alike, because it runs in the page alone. */
const LEFT_OUT =
  'Not included: numbers and claims of people, the network, and what the server writes (file, row, log).';
const ROUNDS = 3;
/** Screenshots per round. A few are enough, because each takes about the same time however many there are. */
const BASELINE = 8;
const DOWNLOADS = 200;

/** Result of one variant. */
interface Run {
  readonly seconds: number;
  readonly bytes: number;
  /** Longest time in which the page was blocked, ms. */
  readonly blocked: number;
}
type Way = 'baseline' | 'product' | 'fromNothing' | 'intoZip' | 'oneByOne' | 'aheadAndStreamed';
/** Functions that the page of `mf-participants/bench/page` provides. */
type Ways = Readonly<Record<Way, (count: number) => Promise<Run>>> & { readonly template: () => Promise<number> };

const call = (page: Page, way: Way, count: number) =>
  page.evaluate(
    ([name, size]) => (window as unknown as { ways: Ways }).ways[name as Way](size as number),
    [way, count],
  );

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(2);

/**
 * Compares drawing certificates with taking screenshots of the page, alternately, in one browser.
 * @returns true when all targets are met.
 */
export async function runCertificates(largest = 5_000): Promise<boolean> {
  const folder = await buildPage(path.join(ROOT, 'mf-participants/bench/page/main.ts'), 'bench');
  const sink = await openSink(folder);
  const profile = mkdtempSync(path.join(tmpdir(), 'widya-bench-'));
  const context = await chromium.launchPersistentContext(profile, LAUNCH_OPTIONS);
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(0);
  try {
    await page.goto(sink.url);
    const template = await page.evaluate(() => (window as unknown as { ways: Ways }).ways.template());
    console.log(`Background: ${megabytes(template)} MB`);
    // Measures memory first, in a fresh browser, because memory left over from other runs would hide the growth.
    // Frees the canvas of the background before, because freeing it during the run would hide 35 MB of growth.
    await page.requestGC();
    let zipped: Run | null = null;
    const growth = await growthDuring(profile, async () => {
      zipped = await call(page, 'intoZip', largest);
    });
    const zip = zipped as unknown as Run;
    await page.reload();
    const runs: Record<'baseline' | 'product' | 'fromNothing', Run[]> = { baseline: [], product: [], fromNothing: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.baseline.push(await call(page, 'baseline', BASELINE));
      runs.product.push(await call(page, 'product', 50));
      runs.fromNothing.push(await call(page, 'fromNothing', 50));
    }
    const perSecond = (name: keyof typeof runs, count: number) =>
      median(runs[name].map(({ seconds }) => count / seconds));
    const bytes = (name: keyof typeof runs) => median(runs[name].map((run) => run.bytes));
    const baseline = perSecond('baseline', BASELINE);
    const rows = [
      {
        way: 'screenshot',
        people: BASELINE,
        'per second': baseline.toFixed(2),
        'MB each': megabytes(bytes('baseline')),
        'longest block, ms': Math.round(median(runs.baseline.map(({ blocked }) => blocked))),
        ratio: 1,
      },
      ...(['fromNothing', 'product'] as const).map((name) => ({
        way: name === 'product' ? 'Widya, from the press' : 'Widya, nothing prepared',
        people: 50,
        'per second': perSecond(name, 50).toFixed(1),
        'MB each': megabytes(bytes(name)),
        'longest block, ms': Math.round(median(runs[name].map(({ blocked }) => blocked))),
        ratio: Math.round(perSecond(name, 50) / baseline),
      })),
    ];
    for (const count of [500, largest]) {
      const run = await call(page, 'product', count);
      rows.push({
        way: 'Widya, from the press',
        people: count,
        'per second': (count / run.seconds).toFixed(1),
        'MB each': megabytes(run.bytes),
        'longest block, ms': Math.round(run.blocked),
        ratio: Math.round(count / run.seconds / baseline),
      });
    }
    printTable(`Certificates drawn and uploaded to this machine, one page, median of ${ROUNDS} for 50`, rows);
    console.log(LEFT_OUT);

    await page.reload();
    const slow = await call(page, 'oneByOne', DOWNLOADS);
    const fast = await call(page, 'aheadAndStreamed', DOWNLOADS);
    const download = slow.seconds / fast.seconds;
    printTable('Archives', [
      {
        what: `${largest} drawn into one zip`,
        seconds: zip.seconds.toFixed(1),
        MB: megabytes(zip.bytes),
        'growth, MB': Math.round(growth),
      },
      {
        what: `${DOWNLOADS} downloaded one by one, jszip`,
        seconds: slow.seconds.toFixed(1),
        MB: megabytes(slow.bytes),
        'growth, MB': '',
      },
      {
        what: `${DOWNLOADS} downloaded by Unduh Semua`,
        seconds: fast.seconds.toFixed(1),
        MB: megabytes(fast.bytes),
        'growth, MB': '',
      },
    ]);
    const smaller = bytes('baseline') / bytes('product');
    const slowest = Math.min(...rows.filter(({ way }) => way === 'Widya, from the press').map(({ ratio }) => ratio));
    const warm = Math.round(perSecond('product', 50) / baseline);
    const scratch = Math.round(perSecond('fromNothing', 50) / baseline);
    const checks = [
      [slowest >= TARGETS.speed, `${slowest} × as fast as screenshots (target ${TARGETS.speed})`],
      [warm >= TARGETS.warm, `${warm} × as fast for 50 from the press (target ${TARGETS.warm})`],
      [scratch >= TARGETS.fromNothing, `${scratch} × as fast for 50 from nothing (target ${TARGETS.fromNothing})`],
      [smaller >= TARGETS.size, `${smaller.toFixed(1)} × smaller (target ${TARGETS.size})`],
      [growth <= TARGETS.growth, `${Math.round(growth)} MB more for ${largest} in one zip (target ${TARGETS.growth})`],
      [zip.seconds <= TARGETS.zip, `${zip.seconds.toFixed(1)} s for ${largest} in one zip (target ${TARGETS.zip})`],
      [download >= TARGETS.download, `${download.toFixed(1)} × as fast to download all (target ${TARGETS.download})`],
    ] as const;
    for (const [good, text] of checks) console.log(`${good ? '✓' : '✗'} ${text}`);
    return checks.every(([good]) => good);
  } finally {
    await context.close();
    sink.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
