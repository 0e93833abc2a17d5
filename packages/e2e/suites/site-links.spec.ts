import type { Page } from '@playwright/test';
import { outwardPath, PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { ask } from '../support/api.ts';
import { invite, newClass } from '../support/classes.ts';
import { crawl, type Link, linksIn } from '../support/crawl.ts';
import { demoRecords } from '../support/demo-records.ts';
import { expectLoaded } from '../support/loading.ts';
import { allMails, findInMail } from '../support/mails.ts';
import { publishedRegistry } from '../support/registry.ts';
import { addressesOf } from '../support/route-addresses.ts';
import { expect, test } from '../support/test.ts';

const linkTo = (url: string): Link => ({ url, from: '/' });

/** Addresses that a screen links to, offers for copying, or shows. */
async function linksOn(page: Page, address: string): Promise<readonly Link[]> {
  await page.goto(address);
  await expectLoaded(page);
  const texts = await page.evaluate(() => [
    ...[...document.querySelectorAll('a[href]')].map((link) => `href="${link.getAttribute('href')}"`),
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
    // Each by itself, so that an address does not run into the words after it.
    ...[...document.querySelectorAll('main :not(:has(*))')].map(({ textContent }) => textContent ?? ''),
  ]);
  return linksIn(texts.join('\n'), address);
}

test('no link of the participants’ pages leads to a missing page', async () => {
  const pages = Object.values(PARTICIPANT_PATHS).filter(
    (path) => !path.includes(':') && path !== PARTICIPANT_PATHS.preview,
  );
  const { broken, visited } = await crawl(pages.map(linkTo));
  expect(broken).toEqual([]);
  // The catalogue leads to the pages of what can be joined, and these to their forms.
  for (const page of ['/kelas/', '/kelas-mandiri/', '/daftar/', '/poster/'])
    expect(
      [...visited].some((url) => url.startsWith(page)),
      page,
    ).toBe(true);
});

test('no link of a mail leads to a missing page', async () => {
  const { code } = await newClass('Tautan');
  await invite(code, 'Larasati Uji');
  await findInMail('@uji.example', /atur-kata-sandi/);
  const links = allMails().flatMap((mail) => linksIn(mail, '/'));
  expect(links.length).toBeGreaterThan(0);
  expect((await crawl(links)).broken).toEqual([]);
});

for (const { name, current } of publishedRegistry().remotes)
  test(`no link on the screens of ${name} leads to a missing page`, async ({ pageOf }) => {
    test.slow();
    const page = await pageOf('superadmin');
    const records = await demoRecords('superadmin');
    const { data } = await ask<{ data: readonly { code: string }[] }>('superadmin', '/v1/class?page=1&tab=upcoming');
    const open = { ...records, class: data[0]?.code ?? records.class };
    const links: Link[] = [];
    for (const route of current.manifest.routes.filter(({ roles }) => roles.includes('superadmin')))
      for (const address of addressesOf(route, name, open)) links.push(...(await linksOn(page, address)));
    expect(links.length).toBeGreaterThan(0);
    expect((await crawl(links)).broken).toEqual([]);
  });

test('would find a link that leads nowhere (control)', async () => {
  const dead = [
    outwardPath('registration', 'TIDAK-ADA'),
    '/tidak/ada/sama/sekali',
    '/acara-yang-tidak-ada',
    '/editor/x/y/z',
  ];
  const { broken } = await crawl([...dead, outwardPath('catalogue'), '/editor?tab=archive'].map(linkTo));
  expect(broken.map(({ url }) => url).toSorted()).toEqual(dead.toSorted());
});
