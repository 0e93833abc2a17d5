import type { Product } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { openContext } from '../open-context.ts';
import { median } from '../statistics.ts';
import { printTable } from '../table.ts';
import { type PreviewTime, watchPreview } from './watch-preview.ts';

const ROWS = 10_000;
const TARGET_MS = 1_500;
const RUNS = 5;

/** An invitation list in which every twentieth row is invalid. */
const csvOf = (rows: number): string =>
  [
    'email;nama;catatan',
    ...Array.from({ length: rows }, (_, n) =>
      n % 20 === 7
        ? `salah-${n};Peserta Contoh ${n};`
        : `peserta${n}@contoh.example;Peserta Contoh ${n};Gelombang ${n % 4}`,
    ),
  ].join('\r\n');

/** Measures the preview of a long invitation list several times. @returns true when the target is met. */
export async function runCsv(product: Product): Promise<boolean> {
  const session = await signIn(product.url, 'superadmin');
  const answer = await fetch(`${product.url}/v1/class?page=1&per_page=1&tab=upcoming`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { data } = (await answer.json()) as { readonly data: readonly { readonly code: string }[] };
  const [upcoming] = data;
  if (!upcoming) throw new Error('The demo data has no upcoming class');
  const { browser, context } = await openContext(product.url, session);
  try {
    const file = { name: 'undangan.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(ROWS)) };
    const found: PreviewTime[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await context.newPage();
      await page.addInitScript(watchPreview);
      await page.goto(`${product.url}/editor/visitors/${upcoming.code}`);
      await page.getByRole('button', { name: 'Undang Banyak', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Undang Banyak Peserta' });
      await dialog.locator('input[type=file]').setInputFiles(file);
      await page.waitForFunction(() => Reflect.has(window, '__preview'));
      await dialog.getByText('500 bermasalah').waitFor();
      found.push(await page.evaluate(() => Reflect.get(window, '__preview') as PreviewTime));
      await page.close();
    }
    printTable(
      `Preview of an invitation list of ${ROWS.toLocaleString('en')} lines`,
      found.map(({ shown, longestTask }, run) => ({
        run: run + 1,
        'rows on the screen after, ms': Math.round(shown),
        'longest task, ms': Math.round(longestTask),
      })),
    );
    const middle = median(found.map(({ shown }) => shown));
    const met = middle <= TARGET_MS;
    console.log(`${met ? '✓' : '✗'} preview of ${ROWS} lines ${middle.toFixed(0)} ms (target ${TARGET_MS})`);
    return met;
  } finally {
    await browser.close();
  }
}
