import type { Page } from '@playwright/test';
import type { Product } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { openContext } from '../open-context.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';
import { type Keystroke, watchKeys } from './watch-keys.ts';

/** Factor by which the processor is slowed down. */
const SLOWDOWN = 4;
/** Target for the 95th percentile of the input delay, milliseconds. */
const TARGET_MS = 50;
const TYPED_TEXT = 'Menyunting naskah akademik dan siaran pers';
/** Milliseconds between two keys of a fast typist. */
const PACE = 90;

/** Fields of the class form to type into, each in a different section; all sections are open. */
const FIELDS = {
  name: (page: Page) => page.getByLabel('Nama kelas'),
  speaker: (page: Page) => page.getByRole('textbox', { name: /^(Pengajar|Narasumber)$/ }),
  description: (page: Page) => page.getByRole('textbox', { name: 'Deskripsi' }),
  'stream link': (page: Page) => page.getByLabel('Tautan streaming', { exact: true }),
  'WhatsApp link': (page: Page) => page.getByLabel('Tautan grup WhatsApp'),
} as const;

/** Returns the code of a class that has not started, because its form has no locked fields. */
async function upcomingClass(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/v1/class?page=1&per_page=1&tab=upcoming`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: readonly { code: string }[] };
  if (!data[0]) throw new Error('The demo data has no upcoming class');
  return data[0].code;
}

/** Types into the class form and measures every key. @returns true when the target is met. */
export async function runTyping(product: Product): Promise<boolean> {
  const session = await signIn(product.url, 'superadmin');
  const code = await upcomingClass(product.url, session.token);
  const { browser, context } = await openContext(product.url, session);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    await page.goto(`${product.url}/editor/classDetail/${code}`);
    for (const field of Object.values(FIELDS)) await field(page).waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const found: Record<string, readonly Keystroke[]> = {};
    for (const [name, field] of Object.entries(FIELDS)) {
      await field(page).click();
      await page.evaluate(() => Reflect.set(window, '__keys', []));
      await page.keyboard.type(TYPED_TEXT, { delay: PACE });
      await page.waitForFunction(
        (typed) => (Reflect.get(window, '__keys') as readonly unknown[]).length >= typed,
        TYPED_TEXT.length,
      );
      found[name] = await page.evaluate(() => Reflect.get(window, '__keys') as readonly Keystroke[]);
    }
    const all = Object.values(found).flat();
    const row = (name: string, keys: readonly Keystroke[]) => ({
      field: name,
      keys: keys.length,
      'delay p50, ms': Math.round(
        percentile(
          keys.map(({ delay }) => delay),
          50,
        ),
      ),
      'delay p95, ms': Math.round(
        percentile(
          keys.map(({ delay }) => delay),
          95,
        ),
      ),
      'to the letter p50, ms': Math.round(
        percentile(
          keys.map(({ toPaint }) => toPaint),
          50,
        ),
      ),
      'to the letter p95, ms': Math.round(
        percentile(
          keys.map(({ toPaint }) => toPaint),
          95,
        ),
      ),
    });
    printTable(`Typing in the class form, all sections open, processor ÷ ${SLOWDOWN}`, [
      ...Object.entries(found).map(([name, keys]) => row(name, keys)),
      row('all', all),
    ]);
    const p95 = percentile(
      all.map(({ delay }) => delay),
      95,
    );
    const met = p95 <= TARGET_MS;
    console.log(`${met ? '✓' : '✗'} input delay p95 ${p95.toFixed(0)} ms (target ${TARGET_MS})`);
    return met;
  } finally {
    await browser.close();
  }
}
