import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Product } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { median } from '../statistics.ts';
import { printTable } from '../table.ts';
import { measure, type Visit } from './measure.ts';
import { serveFolder } from './serve.ts';
import { BUILT, buildVariants } from './variants.ts';

const ROUNDS = 5;
const PATH = '/editor';
/** Cold: against the usual federation flow and a single bundle. Warm: a returning visit takes no longer than there. */
const BARS = [
  { visit: 'cold', page: 'federation', bar: 0.65 },
  { visit: 'cold', page: 'bundle', bar: 1.4 },
  { visit: 'warm', page: 'federation', bar: 1 },
] as const;

/** Compares the start of the product with the two other ways of putting the same code together. Answers whether the bars are kept. */
export async function runStartup(product: Product): Promise<boolean> {
  console.log('Building the compared pages …');
  await buildVariants();
  const federation = await serveFolder(path.join(BUILT, 'federation'), product.url);
  const bundle = await serveFolder(path.join(BUILT, 'bundle'), product.url);
  const origins = { widya: product.url, federation: federation.url, bundle: bundle.url };
  const kept = await signIn(product.url, 'superadmin');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const visits = { widya: [], federation: [], bundle: [] } as Record<
    keyof typeof origins,
    { cold: Visit; warm: Visit }[]
  >;
  try {
    // In turn, so that a busy moment of the machine hits all three alike.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of Object.keys(origins) as (keyof typeof origins)[])
        visits[name].push(await measure(browser, origins[name], PATH, kept));
  } finally {
    await browser.close();
    federation.close();
    bundle.close();
  }
  const times = (name: keyof typeof origins, kind: 'cold' | 'warm') =>
    median(visits[name].map((visit) => visit[kind].toRows));
  const rows = (['cold', 'warm'] as const).flatMap((kind) =>
    (Object.keys(origins) as (keyof typeof origins)[]).map((name) => ({
      visit: kind,
      page: name,
      'to rows, ms': Math.round(times(name, kind)),
      requests: median(visits[name].map((visit) => visit[kind].requests)),
      'KB on the wire': Math.round(median(visits[name].map((visit) => visit[kind].bytes)) / 1_024),
      'Widya ÷ this': (times('widya', kind) / times(name, kind)).toFixed(2),
    })),
  );
  printTable(`Cold and warm deep link to ${PATH}: 150 ms, 1.6 Mbit/s, processor ÷ 4, median of ${ROUNDS}`, rows);
  let kept_ = true;
  for (const { visit, page, bar } of BARS) {
    const ratio = times('widya', visit) / times(page, visit);
    const good = ratio <= bar;
    kept_ &&= good;
    console.log(`${good ? '✓' : '✗'} ${visit}: ${ratio.toFixed(2)} × ${page} (bar ${bar})`);
  }
  return kept_;
}
