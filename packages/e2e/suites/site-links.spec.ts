import { outwardPath, PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { SITE_PAGE_SLUGS } from '@widya/contract/site-page-slugs';
import { callAs, classPage } from '../support/api.ts';
import { publishedClass } from '../support/classes.ts';
import { crawl, type Link, linksIn, linksOn } from '../support/crawl.ts';
import { demoRecords } from '../support/demo-records.ts';
import { expectLoaded } from '../support/loading.ts';
import { findInMail, mailsTo } from '../support/mails.ts';
import { publishedRegistry } from '../support/registry.ts';
import { addressesOf } from '../support/route-addresses.ts';
import { expect, productUrl, test } from '../support/test.ts';
import { proveAddressAt, registerWith } from '../support/visitors.ts';

/** Registers a person by an address that is proved first. @returns the status of the registration */
async function registerStranger(code: string, email: string): Promise<string> {
  const token = await proveAddressAt(productUrl(), email);
  return (await registerWith(productUrl(), code, 'Larasati Uji', token)).status;
}

const linkTo = (url: string): Link => ({ url, from: '/' });

/** True for a page that staff write, which is linked only once it has a text. */
const isWrittenByStaff = (path: string): boolean => (SITE_PAGE_SLUGS as readonly string[]).includes(path.slice(1));

test('no link of the participants’ pages leads to a missing page', async () => {
  const { preview: _, ...opened } = PARTICIPANT_PATHS;
  const pages = Object.values(opened).filter((path) => !path.includes(':') && !isWrittenByStaff(path));
  const { broken, visited } = await crawl(pages.map(linkTo));
  expect(broken).toEqual([]);
  // The crawl must reach classes and courses from the catalogue, and registration forms from their pages.
  for (const page of ['/kelas/', '/kelas-mandiri/', '/daftar/', '/poster/'])
    expect(
      [...visited].some((url) => url.startsWith(page)),
      page,
    ).toBe(true);
});

test('no link of a mail leads to a missing page', async () => {
  const [free, paid] = await Promise.all([
    publishedClass('Tautan', { quota: 1, price: 0 }),
    publishedClass('Tautan berbayar', { price: 100_000, online_payment: true }),
  ]);
  const [guest, first, second, payer] = ['tamu', 'pertama', 'kedua', 'pembayar'].map(
    (who) => `${who}.${free.code.toLowerCase()}@uji.example`,
  ) as [string, string, string, string];
  await callAs('admin', `/v1/class/${paid.code}/invite`, {
    method: 'POST',
    body: JSON.stringify([{ full_name: 'Tamu Uji', email: guest }]),
  });
  expect(await registerStranger(free.code, first)).toBe('ACCEPTED');
  expect(await registerStranger(free.code, second)).toBe('PENDING');
  expect(await registerStranger(paid.code, payer)).toBe('WAITING');
  await findInMail(guest, /atur-kata-sandi/);
  for (const address of [guest, first, second, payer]) await findInMail(address, /Tautan (?:berbayar )?Uji/);
  const links = [guest, first, second, payer].flatMap((address) =>
    mailsTo(address).flatMap((mail) => linksIn(mail, '/')),
  );
  const prefixes = ['/atur-kata-sandi/', '/bukti-surel/', '/tiket/', '/bayar/'];
  expect(prefixes.filter((prefix) => !links.some(({ url }) => url.startsWith(prefix)))).toEqual([]);
  expect((await crawl(links)).broken).toEqual([]);
});

// every-route.spec.ts follows the links of all screens, with a class that is over.
test('no link on the screens of an upcoming class leads to a missing page', async ({ pageOf }) => {
  test.slow();
  const page = await pageOf('superadmin');
  const { data: upcoming } = await classPage('superadmin', 'tab=upcoming');
  const records = { ...(await demoRecords('superadmin')), class: upcoming[0]?.code ?? '' };
  const links: Link[] = [];
  for (const { name, current } of publishedRegistry().remotes)
    for (const route of current.manifest.routes.filter(({ path }) => path.includes(':event_url')))
      for (const address of addressesOf(route, name, records).filter((one) => one.includes(records.class))) {
        await page.goto(address);
        await expectLoaded(page);
        links.push(...(await linksOn(page, address)));
      }
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
  const { broken } = await crawl([...dead, '/editor?tab=archive', '/openapi.json'].map(linkTo));
  expect(broken.map(({ url }) => url).toSorted()).toEqual(dead.toSorted());
});
