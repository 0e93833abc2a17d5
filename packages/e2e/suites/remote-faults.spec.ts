import type { Locator, Page, Route } from '@playwright/test';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import type { RemoteFailure } from '@widya/contract/telemetry';
import { chunkWithThrowingScreen, throwingChunk, throwingEntry } from '../support/broken-code.ts';
import { expectNotReloaded, goWithin, heading, mark, menuLink, menuOf } from '../support/frame.ts';
import { openable, pretendPublished, publishedRegistry, withEach } from '../support/registry.ts';
import { changed, chunksOf, entryOf, labelOf, replaceResponses, republish, routeOf } from '../support/remote-files.ts';
import { watchTelemetry } from '../support/telemetry.ts';
import { expect, test } from '../support/test.ts';

const REMOTES = publishedRegistry().remotes;

/** One way in which a remote can fail, and the failure that the page reports for it. */
interface Fault {
  readonly name: string;
  readonly failure: RemoteFailure;
  /** Breaks remotes for a page. @returns a function that repairs them */
  readonly break: (page: Page, remotes: readonly RegistryRemote[]) => Promise<() => Promise<void>>;
  /** True when the page may throw as well, because the fault is in code. */
  readonly throws?: boolean;
  /**
   * Milliseconds by which the page's fake clock advances at each poll, so that the test does not wait for real time
   * limits.
   */
  readonly clockStep?: number;
}

/** Skips the loader's pauses between attempts, but leaves enough time for the attempts themselves. */
const OVER_PAUSES = 500;
/** Skips the loader's time limit, because a test need not wait for a response that never arrives. */
const OVER_SILENCE = 3_000;

/** Waits until an element is visible while the clock of the page is advanced. */
async function expectVisible(page: Page, wanted: Locator, clockStep: number | undefined): Promise<void> {
  await expect
    .poll(
      async () => {
        if (clockStep !== undefined) await page.clock.fastForward(clockStep);
        return wanted.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
}

const hang = async (): Promise<void> => undefined;
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'text/plain', body: 'x' });
const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Masuk</p>' });
const wrongType = async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({
    response: answer,
    headers: { ...answer.headers(), 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' },
  });
};
const FAULTS: readonly Fault[] = [
  {
    name: 'entry 404',
    failure: 'http',
    break: (page, remotes) => replaceResponses(page, remotes.map(entryOf), status(404)),
  },
  {
    name: 'entry 500',
    failure: 'http',
    clockStep: OVER_PAUSES,
    break: (page, remotes) => replaceResponses(page, remotes.map(entryOf), status(500)),
  },
  {
    name: 'entry is HTML',
    failure: 'not-script',
    break: (page, remotes) => replaceResponses(page, remotes.map(entryOf), html),
  },
  {
    name: 'entry has the wrong type',
    failure: 'not-script',
    break: (page, remotes) => replaceResponses(page, remotes.map(entryOf), wrongType),
  },
  {
    name: 'entry hangs',
    failure: 'timeout',
    clockStep: OVER_SILENCE,
    break: (page, remotes) => replaceResponses(page, remotes.map(entryOf), hang),
  },
  {
    name: 'entry is refused',
    failure: 'network',
    clockStep: OVER_PAUSES,
    break: (page, remotes) => replaceResponses(page, remotes.map(entryOf), (route) => route.abort('connectionrefused')),
  },
  {
    name: 'entry throws',
    failure: 'evaluation',
    throws: true,
    break: (page, remotes) => republish(page, remotes, { entry: throwingEntry }),
  },
  {
    name: 'entry is not the published one',
    failure: 'not-script',
    break: (page, remotes) =>
      replaceResponses(
        page,
        remotes.map(entryOf),
        changed((body) => `${body}\n//`),
      ),
  },
  {
    name: 'screen is missing',
    failure: 'missing-screen',
    break: (page, remotes) =>
      pretendPublished(
        page,
        withEach(remotes, (one) => {
          const { [routeOf(one).screen]: gone, ...screens } = one.current.screens;
          return { ...one, current: { ...one.current, screens } };
        }),
      ),
  },
  {
    name: 'contract is another one',
    failure: 'contract',
    break: (page, remotes) =>
      pretendPublished(
        page,
        withEach(remotes, (one) => ({ ...one, current: { ...one.current, contract: 99 } })),
      ),
  },
  {
    name: 'chunk 404',
    failure: 'http',
    break: (page, remotes) => replaceResponses(page, remotes.flatMap(chunksOf), status(404)),
  },
  {
    name: 'chunk hangs',
    failure: 'timeout',
    clockStep: OVER_SILENCE,
    break: (page, remotes) => replaceResponses(page, remotes.flatMap(chunksOf), hang),
  },
  {
    name: 'chunk throws',
    failure: 'evaluation',
    throws: true,
    break: (page, remotes) => republish(page, remotes, { chunk: throwingChunk }),
  },
  {
    name: 'chunk is not the published one',
    failure: 'not-script',
    break: (page, remotes) =>
      replaceResponses(
        page,
        remotes.flatMap(chunksOf),
        changed((body) => `${body}\n//`),
      ),
  },
  ...(['render', 'effect'] as const).map(
    (where): Fault => ({
      name: `screen throws in ${where}`,
      failure: 'render',
      throws: true,
      break: (page, remotes) =>
        republish(page, remotes, {
          chunk: (body, { current }) => chunkWithThrowingScreen(body, current.chunkGlobal, where),
        }),
    }),
  ),
];

/**
 * Rotates the remotes for each fault, so that each remote comes first for some fault: the first one is opened by its
 * address.
 */
const orderOf = (nth: number): readonly RegistryRemote[] => {
  const first = nth % REMOTES.length;
  return [...REMOTES.slice(first), ...REMOTES.slice(0, first)];
};

for (const [nth, fault] of FAULTS.entries())
  test(`${fault.name}, in each remote: is shown and reported, the rest works, a retry repairs it`, async ({
    pageOf,
    newPageOf,
    thrown,
  }) => {
    const page = await (fault.clockStep ? newPageOf : pageOf)('superadmin');
    if (fault.clockStep) await page.clock.install();
    const reports = await watchTelemetry(page);
    const order = orderOf(nth);
    let repair = await fault.break(page, order);

    for (const [index, remote] of order.entries())
      await test.step(remote.name, async () => {
        reports.length = 0;
        const former = order[index - 1];
        if (former) await menuLink(page, labelOf(remote)).click();
        else await page.goto(openable(routeOf(remote).path));
        const card = page.getByRole('alert').filter({ hasText: `Area ${labelOf(remote)} tidak dapat dimuat` });
        // The shell has its session by then, so only the remote can be late.
        await expect(menuOf(page)).toBeVisible();
        await expectVisible(page, card, fault.clockStep);
        await expect(card).toHaveAttribute('data-remote-failure', fault.failure);
        const report = `${remote.name} ${fault.failure}`;
        await expect.poll(() => reports.map(({ failure, remote: name }) => `${name} ${failure}`)).toEqual([report]);
        expect(reports[0]?.incident_id).toMatch(/^\w{4,}/);
        if (!former) await mark(page);

        // The menu is complete and working screens open: the remote repaired before, or a page of the shell.
        for (const item of remote.current.manifest.menu) await expect(menuLink(page, item.label)).toBeVisible();
        if (former) await menuLink(page, labelOf(former)).click();
        else await goWithin(page, '/profile');
        await expect(heading(page, former ? routeOf(former).title : 'Profil')).toBeVisible();

        // Returning retries automatically. While the cause persists, this is a second failure, which is reported again.
        await page.goBack();
        await expectVisible(page, card, fault.clockStep);
        await expect.poll(() => reports.length).toBe(2);

        await repair();
        repair = await fault.break(page, order.slice(index + 1));
        await card.getByRole('button', { name: 'Coba lagi' }).click();
        await expect(heading(page, routeOf(remote).title)).toBeVisible();
        await expect(card).toBeHidden();
        await expectNotReloaded(page);
        expect(reports).toHaveLength(2);
      });
    if (fault.throws) thrown.length = 0;
  });
