import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { StaticHost } from '@widya/testing/static-host';
import type { Product } from '../../support/product.ts';
import type { Visit } from '../../support/rows-shown.ts';
import { type StoredSession, signIn } from '../../support/sign-in.ts';
import { LAUNCH_OPTIONS } from '../launch-options.ts';
import { median } from '../statistics.ts';
import { printTable } from '../table.ts';
import { LISTS, type MeasuredList } from './lists.ts';
import { measure } from './measure.ts';
import { serveFolder } from './serve.ts';
import { BUILT, buildVariants, bundleName } from './variants.ts';

const ROUNDS = 5;
const PAGES = ['widya', 'federation', 'bundle', 'react-admin'] as const;
type PageName = (typeof PAGES)[number];

/**
 * `cold` and `warm` visits use the slow network and a quarter of the processor; `fast` ones are warm, without limits.
 */
const KINDS = ['cold', 'warm', 'fast'] as const;
type Kind = (typeof KINDS)[number];

/** Targets: largest ratio of Widya's time to that of the compared page. */
const TARGETS = [
  { kind: 'cold', page: 'react-admin', target: 0.6 },
  { kind: 'warm', page: 'react-admin', target: 0.8 },
  { kind: 'fast', page: 'react-admin', target: 0.9 },
  { kind: 'cold', page: 'federation', target: 0.65 },
  { kind: 'cold', page: 'bundle', target: 1.4 },
  { kind: 'warm', page: 'federation', target: 1 },
] as const;

/** Largest share of Widya's time to rows that passes before something is displayed. */
const PAINT_TARGET = 0.5;

type Visits = Readonly<Record<PageName, Readonly<Record<Kind, Visit[]>>>>;

const noVisits = (): Visits =>
  Object.fromEntries(PAGES.map((page) => [page, { cold: [], warm: [], fast: [] }])) as unknown as Visits;

interface Served {
  readonly browser: Browser;
  readonly session: StoredSession;
  /** Code of the class with the most participants. */
  readonly code: string;
  readonly sites: Readonly<Record<string, StaticHost>>;
  readonly product: string;
}

function urlOf(page: PageName, list: MeasuredList, { sites, product, code }: Served): string {
  const site = page === 'bundle' ? bundleName(list) : page;
  const origin = page === 'widya' ? product : sites[site]?.url;
  return `${origin}${page === 'react-admin' ? list.reactAdminPath(code) : list.path(code)}`;
}

/** Visits the pages alternately, so that other load on the machine affects all of them alike. */
async function visitAll(list: MeasuredList, served: Served): Promise<Visits> {
  const { browser, session } = served;
  const visits = noVisits();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const page of PAGES) {
      const url = urlOf(page, list, served);
      const { cold, warm } = await measure(browser, { url, session, slow: true });
      const fast = await measure(browser, { url, session, slow: false });
      visits[page].cold.push(cold);
      visits[page].warm.push(warm);
      visits[page].fast.push(fast.warm);
    }
  return visits;
}

const timeOf = (visits: Visits, page: PageName, kind: Kind): number =>
  median(visits[page][kind].map(({ toRows }) => toRows));

const paintOf = (visits: Visits, page: PageName): number => median(visits[page].cold.map(({ toPaint }) => toPaint));

const ratioOf = (visits: Visits, page: PageName, kind: Kind): number =>
  timeOf(visits, 'widya', kind) / timeOf(visits, page, kind);

function print({ name }: MeasuredList, visits: Visits): void {
  const rows = PAGES.map((page) => ({
    page,
    requests: median(visits[page].cold.map(({ requests }) => requests.length)),
    KB: Math.round(median(visits[page].cold.map(({ bytes }) => bytes)) / 1_024),
    'first paint, ms': Math.round(paintOf(visits, page)),
    ...Object.fromEntries(
      KINDS.flatMap((kind) => [
        [`${kind}, ms`, Math.round(timeOf(visits, page, kind))],
        [`${kind}: Widya ÷ this`, ratioOf(visits, page, kind).toFixed(2)],
      ]),
    ),
  }));
  printTable(
    `List of ${name}: milliseconds until its rows, median of ${ROUNDS}. Cold and warm: 150 ms, 1.6 Mbit/s, processor ÷ 4; fast: warm without limits`,
    rows,
  );
}

/** Prints each target. @returns true when all are met. */
function judge({ name }: MeasuredList, visits: Visits): boolean {
  const ratios = [
    ...TARGETS.map(({ kind, page, target }) => ({
      what: `${kind}, × ${page}`,
      ratio: ratioOf(visits, page, kind),
      target,
    })),
    {
      what: 'cold, first paint ÷ time to rows',
      ratio: paintOf(visits, 'widya') / timeOf(visits, 'widya', 'cold'),
      target: PAINT_TARGET,
    },
  ];
  for (const { what, ratio, target } of ratios)
    console.log(`${ratio <= target ? '✓' : '✗'} ${name}, ${what}: ${ratio.toFixed(2)} (target ${target})`);
  return ratios.every(({ ratio, target }) => ratio <= target);
}

async function busiestClass(url: string, { token }: StoredSession): Promise<string> {
  const answer = await fetch(`${url}/v1/class?page=1&per_page=1&tab=archive&sort=-accepted`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { readonly data: readonly { readonly code: string }[] };
  const [busiest] = data;
  if (!busiest) throw new Error('The demo data has no archived class');
  return busiest.code;
}

/**
 * Compares the startup of three lists with the same lists built in other ways.
 * @returns true when all targets are met.
 */
export async function runStartup(product: Product): Promise<boolean> {
  console.log('Building the compared pages …');
  await buildVariants();
  const names = ['federation', 'react-admin', ...LISTS.map(bundleName)];
  const sites = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await serveFolder(path.join(BUILT, name), product.url)] as const),
    ),
  );
  const session = await signIn(product.url, 'superadmin');
  const code = await busiestClass(product.url, session);
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  const results: boolean[] = [];
  try {
    for (const list of LISTS) {
      const visits = await visitAll(list, { browser, session, code, sites, product: product.url });
      print(list, visits);
      results.push(judge(list, visits));
    }
  } finally {
    await browser.close();
    for (const site of Object.values(sites)) await site.close();
  }
  return results.every(Boolean);
}
