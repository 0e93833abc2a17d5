import type { Page } from '@playwright/test';
import type { Syllabus } from '@widya/contract/chapters';
import { ask, classPage } from '../support/api.ts';
import { axeFindings, overhang } from '../support/axe.ts';
import { expectLoaded } from '../support/loading.ts';
import { publishedRegistry } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Rows of the demo data that have most to show, by the parameters and the kind of address they stand in. */
async function recordsOf() {
  const { data: classes } = await classPage('superadmin', 'tab=archive');
  const busy = classes.toSorted((a, b) => b.metrics.accepted - a.metrics.accepted)[0]?.code ?? '';
  const { data: people } = await ask<{ data: readonly { readonly member: { readonly id: number } }[] }>(
    'superadmin',
    `/v1/class/${busy}/participants?page=1&per_page=1`,
  );
  const courses = await ask<{ data: readonly { readonly id: number }[] }>(
    'superadmin',
    '/v1/course?page=1&per_page=1&sort=-accepted',
  );
  const course = courses.data[0]?.id ?? 0;
  const { chapters } = await ask<Syllabus>('superadmin', `/v1/course_chapter/${course}/course`);
  const events = await ask<{ data: readonly { readonly event_url: string }[] }>(
    'superadmin',
    '/v2/events?page=1&per_page=1',
  );
  const streams = await ask<{ data: readonly { readonly code: string }[] }>(
    'superadmin',
    '/v1/liveStreaming?page=1&per_page=1',
  );
  return {
    busy,
    person: people[0]?.member.id ?? 0,
    course,
    chapter: chapters[0]?.id ?? 0,
    event: events.data[0]?.event_url,
    stream: streams.data[0]?.code,
  };
}

function addressOf(pattern: string, remote: string, found: Awaited<ReturnType<typeof recordsOf>>): string {
  const record = /^\/editor\/(detail|dashboard)\//.test(pattern)
    ? found.event
    : remote === 'mf-private-classes' || /private/i.test(pattern)
      ? found.course
      : found.busy;
  return pattern
    .replace(':event_url', String(record))
    .replace(':syllabus_id', String(found.chapter))
    .replace(':code', String(found.stream))
    .replace(':id', String(found.person));
}

/** Opens an address and holds what everybody may expect of a page, in both modes. */
async function expectSound(page: Page, address: string, { width, height }: (typeof WINDOWS)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await expectLoaded(page);
  expect.soft(await overhang(page), `${address} reaches beyond ${width} px`).toBe(0);
  expect.soft(await axeFindings(page), `${address}, ${width} px`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect.soft(await axeFindings(page, 'dark'), `${address}, ${width} px, dark`).toEqual([]);
}

for (const remote of publishedRegistry().remotes)
  test(`every screen of ${remote.name} is accessible, fits and complains of nothing`, async ({ pageOf }) => {
    test.slow();
    const found = await recordsOf();
    const page = await pageOf('superadmin');
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    for (const { path } of remote.current.manifest.routes) {
      const address = addressOf(path, remote.name, found);
      for (const size of WINDOWS)
        await test.step(`${address}, ${size.width} px`, () => expectSound(page, address, size));
    }
    expect(complaints).toEqual([]);
  });
