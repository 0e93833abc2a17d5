import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { MENU_KEYS, type MenuKey } from '@widya/contract/menu';
import {
  readAccessTable,
  scopesFor,
  tableAdmits,
  tableAdmitsProgram,
  tableOpensToPrograms,
} from '../testing/access-table.ts';
import { ACTORS, type ActorName, PROGRAMS, type ProgramName, TOKEN_OF } from '../testing/actors.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { EXAMPLES } from '../testing/examples/all-examples.ts';
import { type FakeServices, startFakeServices } from '../testing/fake-services.ts';
import { isAboutCaller, type PreparedCall, prepareSharedCall, sharedActor } from '../testing/prepare-call.ts';
import { rowVersions } from '../testing/row-versions.ts';

const CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

const table = readAccessTable();

let t: TestApp;
let services: FakeServices;
beforeAll(async () => {
  services = await startFakeServices();
  t = await createTestApp({ env: { LOG_LEVEL: 'silent', ...services.env } });
});
afterAll(async () => {
  await t.close();
  await services.close();
});

/** The menu of each admin among the callers, as `actors.ts` stores it. */
const KEYS: Readonly<Partial<Record<ActorName, readonly MenuKey[]>>> = {
  'instructor-own': MENU_KEYS,
  'instructor-other': MENU_KEYS,
  admin: MENU_KEYS,
  'admin-of-classes-and-email': ['home', 'email'],
  superadmin: MENU_KEYS,
};

/**
 * Returns the status that the table in docs/product/access.md specifies. It is 404 for hidden records of other
 * instructors, so that they do not learn that a record exists.
 */
function expectedStatus({ id, ...facts }: EndpointFacts, name: ActorName): number {
  const status = facts.status ?? 200;
  if (table.open.has(id)) return status;
  if (name === 'nobody' || name === 'banned') return 401;
  const role = name.startsWith('instructor') ? 'instructor' : name === 'superadmin' ? 'superadmin' : 'admin';
  if (!tableAdmits(table, id, { role, keys: new Set(KEYS[name] ?? []) })) return 403;
  const scopes = scopesFor(table, id, role);
  const narrowed = scopes.has('own classes') || scopes.has('own courses');
  return name === 'instructor-other' && narrowed && EXAMPLES[id]?.foreign === 'hidden' ? 404 : status;
}

/** GET endpoints with effects, which a read-only token may not call. Extending this list needs a decision. */
const READS_WITH_EFFECT = ['readTestToken', 'downloadDocuments'];

/** Returns the status that the table specifies for a program, and the code of a refusal. */
function expectedForProgram({ id, method, ...facts }: EndpointFacts, name: ProgramName) {
  const { keys, access } = TOKEN_OF[name];
  if (table.open.has(id)) return { status: facts.status ?? 200 };
  if (!tableOpensToPrograms(table, id)) return { status: 403, code: 'TOKEN_UNSUPPORTED' };
  if (!tableAdmitsProgram(table, id, new Set(keys))) return { status: 403, code: 'FORBIDDEN' };
  if (access === 'read' && (method !== 'GET' || READS_WITH_EFFECT.includes(id)))
    return { status: 403, code: 'TOKEN_READ_ONLY' };
  return { status: facts.status ?? 200 };
}

/** Whether every caller can send the same call, because it changes nothing and is not about its caller. */
const isSameForAll = (facts: EndpointFacts): boolean =>
  facts.method === 'GET' && facts.audit === null && !isAboutCaller(facts);

describe('every endpoint has an example', () => {
  it.each(CATALOG.map(({ facts }) => facts.id))('%s', (id) => {
    expect(Object.keys(EXAMPLES)).toContain(id);
  });
});

describe.each(CATALOG.map(({ facts }) => facts))('$id ($method $path)', (facts) => {
  let example: Promise<PreparedCall> | null = null;
  /** A call that changes nothing; it is prepared once, because that takes most of the time. */
  const sharedCall = async (name: ActorName): Promise<PreparedCall> => {
    example ??= prepareSharedCall(t, facts, 'superadmin');
    return { caller: await sharedActor(t, name), options: (await example).options };
  };

  it.each(ACTORS)('answers %s as the table specifies (S10, S13, S14)', async (name) => {
    const expected = expectedStatus(facts, name);
    const isShared = isSameForAll(facts) || expected >= 400;
    const { caller, options } = isShared ? await sharedCall(name) : await prepareSharedCall(t, facts, name);
    const answer = await t.call(facts, caller, options);
    expect(answer.status).toBe(expected);
    if (answer.status >= 400) expect(answer.body.code).toBe(CODES[answer.status]);
    if (name === 'instructor-other' && EXAMPLES[facts.id]?.foreign === 'left-out' && answer.status === 200)
      expect(answer.body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it.each(PROGRAMS)('answers a program with %s as the table specifies (D247)', async (name) => {
    const { status, code } = expectedForProgram(facts, name);
    const isReadOnly = code === 'TOKEN_READ_ONLY';
    const isShared = isSameForAll(facts) || code !== undefined;
    const { caller, options } = isShared ? await sharedCall(name) : await prepareSharedCall(t, facts, name);
    // A token that was used before may get the minute of its last use, which would look like a write of the call.
    const program = isReadOnly ? await t.actor(name) : caller;
    const before = isReadOnly ? await rowVersions(t.database.pool) : null;
    const answer = await t.call(facts, program, options);
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(answer.body.code).toBe(code);
    if (before) expect(await rowVersions(t.database.pool)).toEqual(before);
  });

  it('acts on no cookie (S5, S7)', async () => {
    if (facts.access.kind === 'public') return;
    const { caller, options } = await sharedCall('superadmin');
    const cookie = `token=${caller?.token}; userType=admin`;
    const answer = await t.call(facts, null, { ...options, headers: { ...options.headers, cookie } });
    expect(answer.status).toBe(401);
  });
});
