import { chromium } from '@playwright/test';
import type { Product } from '../../support/product.ts';
import { sitePages } from '../../support/site-pages.ts';
import { LAUNCH_OPTIONS } from '../launch-options.ts';
import { median } from '../statistics.ts';
import { printTable } from '../table.ts';
import { type PageVisit, visitPage } from './visit-page.ts';

const ROUNDS = 5;
/** Targets: milliseconds until the first paint, and the sum of layout shifts. */
const TARGETS = { toPaint: 1_200, shift: 0.02 } as const;

const worst = (visits: readonly PageVisit[]) =>
  visits.map(({ shift }) => shift).reduce((most, shift) => (shift.score > most.score ? shift : most));

/**
 * Measures the first paint and the layout shifts of the pages that strangers open first.
 * @returns true when all targets are met.
 */
export async function runSite(product: Product): Promise<boolean> {
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const rows = [];
    for (const [name, path] of Object.entries(await sitePages(product.url))) {
      const visits: PageVisit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitPage(browser, product.url + path));
      const [toPaint, shift] = [median(visits.map((visit) => visit.toPaint)), worst(visits)];
      const met = toPaint <= TARGETS.toPaint && shift.score <= TARGETS.shift;
      rows.push({ page: name, 'first paint, ms': Math.round(toPaint), shift: Number(shift.score.toFixed(4)), met });
      if (shift.moved.length > 0) console.log(`${name}: ${shift.moved.join('; ')}`);
    }
    printTable(
      `Pages of strangers: 150 ms, 1.6 Mbit/s, processor ÷ 4, first paint the median of ${ROUNDS}, shift the most`,
      rows.map(({ met, ...row }) => ({ ...row, met: met ? '✓' : '✗' })),
    );
    console.log(`targets: ${TARGETS.toPaint} ms, ${TARGETS.shift}`);
    return rows.length > 0 && rows.every(({ met }) => met);
  } finally {
    await browser.close();
  }
}
