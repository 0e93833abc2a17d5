import { chunkWithThrowingScreen, type ScreenFault } from '../support/broken-code.ts';
import { expectNotReloaded, heading, mark, menuLink } from '../support/frame.ts';
import { openable, publishedRegistry } from '../support/registry.ts';
import { labelOf, republish, routeOf } from '../support/remote-files.ts';
import { watchTelemetry } from '../support/telemetry.ts';
import { expect, test } from '../support/test.ts';

const REMOTES = publishedRegistry().remotes;

/** Number of remotes tested before the page is reloaded, because a page reports at most five errors a minute. */
const IN_ONE_PAGE = 3;

const FAULTS: readonly (readonly [string, ScreenFault])[] = [
  ['throws in a listener', 'listener'],
  ['rejects a promise', 'rejection'],
];

for (const [name, fault] of FAULTS)
  test(`a screen ${name}, in each remote: is shown and reported once, and the screen keeps working`, async ({
    pageOf,
    thrown,
  }) => {
    const page = await pageOf('superadmin');
    const reports = await watchTelemetry(page);
    await republish(page, REMOTES, {
      chunk: (body, { current }) => chunkWithThrowingScreen(body, current.chunkGlobal, fault),
    });
    for (const [index, remote] of REMOTES.entries())
      await test.step(remote.name, async () => {
        reports.length = 0;
        const isFirst = index % IN_ONE_PAGE === 0;
        if (isFirst) await page.goto(openable(routeOf(remote).path));
        const title = heading(page, routeOf(remote).title);
        await expect(title).toBeVisible();
        if (isFirst) await mark(page);
        const notice = page.getByRole('status').filter({ hasText: `Ada kesalahan di area ${labelOf(remote)}` });
        await expect(notice).toBeHidden();

        await title.click();
        await expect(notice).toBeVisible();
        await expect
          .poll(() => reports.map((one) => `${one.remote} ${one.failure}`))
          .toEqual([`${remote.name} runtime`]);
        expect(reports[0]).toMatchObject({ screen: routeOf(remote).screen, version: remote.current.version });
        await expect(notice).toContainText(reports[0]?.incident_id ?? 'none');
        await expect(title).toBeVisible();

        // The same cause is neither reported nor shown a second time.
        await notice.getByRole('button', { name: 'Tutup' }).click();
        await title.click();
        await expect(notice).toBeHidden();
        expect(reports).toHaveLength(1);

        const other = REMOTES[(index + 1) % REMOTES.length];
        if (!other) throw new Error('There is no other remote to go on with');
        await menuLink(page, labelOf(other)).click();
        await expect(heading(page, routeOf(other).title)).toBeVisible();
        await expectNotReloaded(page);
      });
    expect(thrown.length).toBeGreaterThanOrEqual(REMOTES.length);
    thrown.length = 0;
  });

test('errors of the shell and cancelled requests are reported for no remote', async ({ pageOf, thrown }) => {
  const page = await pageOf('superadmin');
  const reports = await watchTelemetry(page);
  const [remote] = REMOTES;
  if (!remote) throw new Error('There is no remote');
  await page.goto(openable(routeOf(remote).path));
  await expect(heading(page, routeOf(remote).title)).toBeVisible();
  await page.evaluate((base) => {
    const fail = (error: Error) => void Promise.reject(error);
    const inRemote = `\n    at f (${base}x.js:1:1)`;
    const fromShell = new Error('kerangka');
    fromShell.stack = `Error: kerangka\n    at f (${location.origin}/assets/app.js:1:1)`;
    fail(fromShell);
    const aborted = new DOMException('batal', 'AbortError');
    Object.defineProperty(aborted, 'stack', { value: `AbortError: batal${inRemote}` });
    void Promise.reject(aborted);
    // Control: another error with the same stack is reported for the remote.
    const fromRemote = new Error('milik remote');
    fromRemote.stack = `Error: milik remote${inRemote}`;
    fail(fromRemote);
  }, new URL(remote.current.baseUrl, page.url()).href);
  await expect.poll(() => reports.map(({ detail }) => detail)).toHaveLength(1);
  expect(reports[0]?.detail).toContain('milik remote');
  thrown.length = 0;
});
