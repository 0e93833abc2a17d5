import type { Locator, Page, Route } from '@playwright/test';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import type { RemoteFailure } from '@widya/contract/telemetry';
import { chunkWithThrowingScreen, throwingChunk, throwingEntry } from '../support/broken-code.ts';
import { expectNotReloaded, heading, mark, menuLink, menuOf } from '../support/frame.ts';
import { openable, pretendPublished, publishedRegistry, withRemote } from '../support/registry.ts';
import { answering, changed, chunksOf, entryOf, republish, routeOf } from '../support/remote-files.ts';
import { watchTelemetry } from '../support/telemetry.ts';
import { expect, test } from '../support/test.ts';

const REMOTES = publishedRegistry().remotes;

/** One way in which a remote can be broken, and how the page calls it. */
interface Fault {
  readonly name: string;
  readonly failure: RemoteFailure;
  /** Breaks the remote for a page. Answers how to mend it. */
  readonly break: (page: Page, remote: RegistryRemote) => Promise<() => Promise<void>>;
  /** The page may throw as well: the fault is one in code. */
  readonly throws?: boolean;
  /** The page reads it when it loads. Other faults meet whoever comes to the remote later. */
  readonly atLoad?: boolean;
  /** Milliseconds by which the page's clock runs ahead each moment: a person waits for what does not come, a test need not. */
  readonly hurry?: number;
}

/** Pauses between attempts are passed over, with time enough for the attempts themselves. */
const OVER_PAUSES = 500;
/** An answer that never comes need not be waited for. */
const OVER_SILENCE = 3_000;

/** Waits until something is seen, while the clock of the page runs ahead. */
async function seen(page: Page, wanted: Locator, hurry: number | undefined): Promise<void> {
  await expect
    .poll(
      async () => {
        if (hurry !== undefined) await page.clock.fastForward(hurry);
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
  { name: 'entry 404', failure: 'http', break: (page, remote) => answering(page, [entryOf(remote)], status(404)) },
  {
    name: 'entry 500',
    failure: 'http',
    hurry: OVER_PAUSES,
    break: (page, remote) => answering(page, [entryOf(remote)], status(500)),
  },
  { name: 'entry is HTML', failure: 'not-script', break: (page, remote) => answering(page, [entryOf(remote)], html) },
  {
    name: 'entry has the wrong type',
    failure: 'not-script',
    break: (page, remote) => answering(page, [entryOf(remote)], wrongType),
  },
  {
    name: 'entry hangs',
    failure: 'timeout',
    hurry: OVER_SILENCE,
    break: (page, remote) => answering(page, [entryOf(remote)], hang),
  },
  {
    name: 'entry is refused',
    failure: 'network',
    hurry: OVER_PAUSES,
    break: (page, remote) => answering(page, [entryOf(remote)], (route) => route.abort('connectionrefused')),
  },
  {
    name: 'entry throws',
    failure: 'evaluation',
    throws: true,
    atLoad: true,
    break: (page, remote) => republish(page, remote, { entry: throwingEntry }),
  },
  {
    name: 'entry is not the published one',
    failure: 'not-script',
    break: (page, remote) =>
      answering(
        page,
        [entryOf(remote)],
        changed((body) => `${body}\n//`),
      ),
  },
  {
    name: 'screen is missing',
    failure: 'missing-screen',
    atLoad: true,
    break: (page, remote) =>
      pretendPublished(
        page,
        withRemote(remote.name, (one) => {
          const { [routeOf(remote).screen]: gone, ...screens } = one.current.screens;
          return { ...one, current: { ...one.current, screens } };
        }),
      ),
  },
  {
    name: 'contract is another one',
    failure: 'contract',
    atLoad: true,
    break: (page, remote) =>
      pretendPublished(
        page,
        withRemote(remote.name, (one) => ({ ...one, current: { ...one.current, contract: 99 } })),
      ),
  },
  { name: 'chunk 404', failure: 'http', break: (page, remote) => answering(page, chunksOf(remote), status(404)) },
  {
    name: 'chunk hangs',
    failure: 'timeout',
    hurry: OVER_SILENCE,
    break: (page, remote) => answering(page, chunksOf(remote), hang),
  },
  {
    name: 'chunk throws',
    failure: 'evaluation',
    throws: true,
    atLoad: true,
    break: (page, remote) => republish(page, remote, { chunk: throwingChunk }),
  },
  {
    name: 'chunk is not the published one',
    failure: 'not-script',
    break: (page, remote) =>
      answering(
        page,
        chunksOf(remote),
        changed((body) => `${body}\n//`),
      ),
  },
  ...(['render', 'effect'] as const).map(
    (where): Fault => ({
      name: `screen throws in ${where}`,
      failure: 'render',
      throws: true,
      atLoad: true,
      break: (page, remote) =>
        republish(page, remote, {
          chunk: (body) => chunkWithThrowingScreen(body, remote.current.chunkGlobal, where),
        }),
    }),
  ),
];

const otherThan = (remote: RegistryRemote): RegistryRemote => {
  const other = REMOTES.find(({ name }) => name !== remote.name);
  if (!other) throw new Error('There is no other remote to go on with');
  return other;
};

/** Opens the first screen of a remote: by its address, or in the page that is there, by the menu. */
async function open(page: Page, remote: RegistryRemote, byAddress: boolean): Promise<void> {
  if (byAddress) await page.goto(openable(routeOf(remote).path));
  else await menuLink(page, remote.current.manifest.menu[0]?.label ?? '').click();
}

for (const fault of FAULTS)
  test(`${fault.name}, in each remote: says so, the rest works, heals without a reload`, async ({
    pageOf,
    newPageOf,
    thrown,
  }) => {
    const page = await (fault.hurry ? newPageOf : pageOf)('superadmin');
    if (fault.hurry) await page.clock.install();
    const reports = await watchTelemetry(page);

    for (const [index, remote] of REMOTES.entries())
      await test.step(remote.name, async () => {
        reports.length = 0;
        // The second remote was the other one of the first: only a new page has not loaded it.
        const byAddress = index < 2 || fault.atLoad === true;
        const mend = await fault.break(page, remote);
        await open(page, remote, byAddress);
        const { menu } = remote.current.manifest;
        // The line of the sidebar that was pressed.
        const label = menu[0]?.label ?? '';
        const card = page.getByRole('alert').filter({ hasText: `Area ${label} tidak dapat dimuat` });
        // The frame has its session by then, so nothing but the remote is late.
        await expect(menuOf(page)).toBeVisible();
        await seen(page, card, fault.hurry);
        await expect(card).toHaveAttribute('data-remote-failure', fault.failure);
        const report = `${remote.name} ${fault.failure}`;
        await expect.poll(() => reports.map(({ failure, remote: name }) => `${name} ${failure}`)).toEqual([report]);
        expect(reports[0]?.incident_id).toMatch(/^\w{4,}/);
        if (byAddress) await mark(page);

        // The menu is whole, and another remote opens.
        for (const item of menu) await expect(menuLink(page, item.label)).toBeVisible();
        const other = otherThan(remote);
        await open(page, other, false);
        await expect(heading(page, routeOf(other).title)).toBeVisible();

        // Coming back tries again by itself; while the cause is there that is a second failure, told once more.
        await page.goBack();
        await seen(page, card, fault.hurry);
        await expect.poll(() => reports.length).toBe(2);

        await mend();
        await card.getByRole('button', { name: 'Coba lagi' }).click();
        await expect(heading(page, routeOf(remote).title)).toBeVisible();
        await expect(card).toBeHidden();
        await expectNotReloaded(page);
        expect(reports).toHaveLength(2);
      });
    if (fault.throws) thrown.length = 0;
  });
