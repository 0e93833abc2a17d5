import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/events';
import { eventually } from '@widya/testing/eventually';
import { and, eq, isNotNull } from 'drizzle-orm';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEvent, insertEventRegistration } from '../../testing/examples/events.ts';
import { insertOpenEvent } from '../../testing/examples/public-events.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { changeSeat } from './change-seat.ts';
import { checkIn } from './check-in.ts';
import { lockSessions } from './event-people.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertEvent>>;
beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home"]' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = null;
  made = await insertOpenEvent(api.db);
});

const visitor = (values: object = {}) =>
  insertEventRegistration(api.db, { session_id: made.session.id, status: 'ACCEPTED', ...values });
const mark = (body: object, id = made.session.id) =>
  api.call(contract.checkInSessionRegistrations, admin, { params: { id }, body });
const rowOf = async (id: number) =>
  (await api.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)))[0];

describe('checking in', () => {
  it('keeps the time of the first check-in, and can be undone', async () => {
    const { id, version } = await visitor();
    const first = new Date('2026-12-05T02:00:00Z');
    api.clock.now = first;
    expect((await mark({ ids: [id], checked_in: true })).body).toEqual({
      success: true,
      affectedRows: 1,
      changed: [id],
      not_accepted: 0,
    });
    api.clock.now = new Date('2026-12-05T03:00:00Z');
    expect((await mark({ ids: [id], checked_in: '1' })).body).toMatchObject({ affectedRows: 0, changed: [] });
    expect(await rowOf(id)).toMatchObject({ checked_in_at: first, version: version + 1 });
    expect((await api.audit())[1]).toMatchObject({
      code: 'UPDATE_SESSIONREGISTRATION',
      object_id: String(id),
      after: { checked_in_at: first.toISOString() },
    });
    expect((await mark({ ids: [id], checked_in: false })).body).toMatchObject({ affectedRows: 1 });
    expect((await rowOf(id))?.checked_in_at).toBeNull();
  });

  it('skips people without a seat, and is refused when nobody has one', async () => {
    const [here, waiting] = [await visitor(), await visitor({ status: 'WAITING' })];
    const both = await mark({ ids: [here.id, waiting.id], checked_in: true });
    expect(both.body).toMatchObject({ changed: [here.id], not_accepted: 1 });
    const refused = await mark({ ids: [waiting.id], checked_in: true });
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await rowOf(waiting.id))?.checked_in_at).toBeNull();
  });

  it('is refused for a selection with a person of another session (S11)', async () => {
    const own = await visitor();
    const other = await insertEventRegistration(api.db, { session_id: (await insertEvent(api.db)).session.id });
    expect((await mark({ ids: [own.id, other.id], checked_in: true })).status).toBe(404);
    expect((await rowOf(own.id))?.checked_in_at).toBeNull();
    expect((await mark({ checked_in: true })).status).toBe(422);
  });

  it('includes all matches of the list except unticked people, if their number is as expected', async () => {
    const [one, two, three] = [await visitor(), await visitor(), await visitor()];
    await visitor({ status: 'PENDING' });
    const chosen = { filter: { status: 'ACCEPTED' }, except: [two.id], checked_in: true };
    expect(await mark({ ...chosen, expected: 3 })).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    expect((await mark({ ...chosen, expected: 2 })).body).toMatchObject({ changed: [one.id, three.id] });
    const { body } = await api.call(contract.readEventMetrics, admin, { params: { id: made.event.id } });
    expect(body.check_in_count).toBe(2);
    expect((await api.audit())[0]).toMatchObject({ object_id: made.event.event_url });
  });

  it('is found by the number on the ticket', async () => {
    const wanted = await visitor();
    const alike = await visitor({ email: `tamu-nomor-${wanted.id}@uji.example` });
    const found = async (q: string) => {
      const info = { params: { id: made.session.id }, query: { q } };
      const { body } = await api.call(contract.readSessionRegistrationInfo, admin, info);
      return (body.registrations as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b);
    };
    expect(await found(String(wanted.id))).toEqual([wanted.id, alike.id]);
    expect(await found(`#${wanted.id}`)).toEqual([wanted.id]);
  });

  it('ends with the seat', async () => {
    const { id } = await visitor({ checked_in_at: new Date() });
    const params = { id: made.session.id, x: id, action: 'reject' };
    await api.call(contract.settleSessionRegistration, admin, { params, body: {} });
    expect(await rowOf(id)).toMatchObject({ status: 'REJECTED', checked_in_at: null });
  });
});

const checkInBy = (db: TestApp['db'], id: number) =>
  db.transaction(async (tx) => {
    const [seats] = await lockSessions(tx, made.event.id, [made.session.id]);
    if (seats === undefined) throw new Error('no session');
    await checkIn(tx, seats, { ids: [id], checked_in: true }, new Date()).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
    });
  });
const cancelBy = (tx: Tx, id: number) =>
  changeSeat({ tx, now: new Date(), config: api.config }, id, { event: 'cancel', mail: false });
const checkedIn = () =>
  api.db.$count(
    eventRegistrations,
    and(eq(eventRegistrations.session_id, made.session.id), isNotNull(eventRegistrations.checked_in_at)),
  );

it('skips people who withdraw concurrently, but not without the locks (negative control)', async () => {
  /**
   * Starts a check-in before the cancellation has committed. Without the locks, the check-in reads at once and waits
   * only when it writes.
   */
  const checkInDuringCancellation = async (db: TestApp['db']) => {
    made = await insertOpenEvent(api.db);
    const { id } = await visitor();
    const checkIns: Promise<void>[] = [];
    await api.db.transaction(async (tx) => {
      await cancelBy(tx, id);
      checkIns.push(checkInBy(db, id));
      await eventually(async () => expect(await lockWaiters(api.db)).toBe(1));
    });
    await Promise.all(checkIns);
    return checkedIn();
  };
  const unlocked = withoutLocks(api.database.config, 1);
  try {
    expect(await checkInDuringCancellation(unlocked.db)).toBe(1);
    expect(await checkInDuringCancellation(api.db)).toBe(0);
  } finally {
    await unlocked.close();
  }
  // Checks in and cancels several people at the same time, in either order.
  for (let round = 0; round < 10; round += 1) {
    made = await insertOpenEvent(api.db);
    const people = await Promise.all(Array.from({ length: 5 }, () => visitor()));
    await Promise.all(
      people.flatMap(({ id }) => [checkInBy(api.db, id), api.db.transaction((tx) => cancelBy(tx, id))]),
    );
    expect(await checkedIn()).toBe(0);
  }
});
