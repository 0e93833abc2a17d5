import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the name and lines of the CSV file that `press` downloads. Asserts that it begins with a byte order mark. */
export async function downloadOf(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; lines: readonly string[] }> {
  const coming = page.waitForEvent('download');
  await press();
  const download = await coming;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return { name: download.suggestedFilename(), lines: text.slice(1).trim().split('\r\n') };
}
