import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Lines of a CSV file that a press saves, and its name; the file must begin with a byte order mark. */
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
