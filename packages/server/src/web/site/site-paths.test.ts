import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { firstSegment, isReservedName, SERVER_SEGMENTS } from '@widya/contract/reserved-names';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { isProductAddress } from './site-paths.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());

/** Returns the first segments of the server's routes, from fastify's route tree without common prefixes. */
const segmentsOfRoutes = () =>
  [...t.app.printRoutes({ commonPrefix: false }).matchAll(/^(?:├|└)── (\/\S*)/gm)].flatMap(
    ([, path]) => firstSegment(path ?? '') ?? [],
  );

describe('addresses of the server', () => {
  it('every route begins with a segment that no event may have', () => {
    const segments = segmentsOfRoutes();
    expect(segments).toEqual(expect.arrayContaining(['v1', 'docs', 'kelas']));
    expect(segments.filter((segment) => segment !== '*' && !isReservedName(segment))).toEqual([]);
  });

  it('every segment outside the participants’ pages is listed in SERVER_SEGMENTS', () => {
    const theirs = new Set(Object.values(PARTICIPANT_PATHS).map((path) => firstSegment(path)));
    const own = segmentsOfRoutes().filter((segment) => segment !== '*' && !theirs.has(segment));
    expect([...new Set(own)].filter((segment) => !(SERVER_SEGMENTS as readonly string[]).includes(segment))).toEqual(
      [],
    );
  });
});

it.each([
  ['/:event_url', '/editor?tab=archive', true],
  ['/:event_url', '/robots.txt', true],
  ['/:event_url', '/', true],
  ['/:event_url/register', '/profile/register', true],
  ['/:event_url', '/festival-kata?a=b.c', false],
  ['/:event_url/ticket', '/festival-kata/ticket', false],
  ['/kelas', '/kelas', false],
])('%s, requested as %s, is of the product: %s', (route, url, expected) =>
  expect(isProductAddress(route, url)).toBe(expected),
);
