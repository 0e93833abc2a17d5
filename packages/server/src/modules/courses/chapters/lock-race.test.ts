import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/chapters';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { courseChapters } from '../../../platform/database/schema/courses.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertTaker } from '../../../testing/examples/chapters.ts';
import { insertAdmin, insertCourse } from '../../../testing/fixtures.ts';
import { lockWaiters } from '../../../testing/lock-waiters.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_SITE } from '../../../testing/test-site.ts';
import { withoutLocks } from '../../../testing/without-locks.ts';
import { acceptRegistration } from '../../registrations/change-one.ts';
import { COURSE_PEOPLE } from '../../registrations/source.ts';
import { assertOpen, lockCourse } from './courses.ts';
import { insertChapter } from './queries.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: 'http://localhost:8080' } });
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["private-class"]' }));
});
afterAll(() => api.close());

const chapterCount = (courseId: number) => api.db.$count(courseChapters, eq(courseChapters.course_id, courseId));

/** Accepts a participant in a transaction that stays open until `commit` is called. */
async function acceptance() {
  const course = await insertCourse(api.db);
  const taker = await insertTaker(api.db, course.id, { status: 'WAITING' });
  const accepted = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const done = api.db.transaction(async (tx) => {
    await acceptRegistration({ tx, now: new Date(), config: TEST_SITE }, COURSE_PEOPLE, taker.id, { mail: false });
    accepted.resolve();
    await commit.promise;
  });
  await accepted.promise;
  return {
    courseId: course.id,
    commit: () => {
      commit.resolve();
      return done;
    },
  };
}

it('creates no chapter while a participant is being accepted (D109)', async () => {
  const { courseId, commit } = await acceptance();
  const creation = api.call(contract.createChapter, admin, { body: { name: 'Terlambat', course_id: courseId } });
  await eventually(async () => expect(await lockWaiters(api.db)).toBe(1));
  await commit();
  expect(await creation).toMatchObject({ status: 409, body: { code: 'PARTICIPANT_ALREADY_REGISTERED' } });
  expect(await chapterCount(courseId)).toBe(0);
});

it('creates one without the lock of the course (negative control)', async () => {
  const { courseId, commit } = await acceptance();
  const unlocked = withoutLocks(api.database.config, 2);
  const caller = { ...admin, name: '', keys: new Set<never>(), sessionId: 0, mustSetUpSecondFactor: false };
  try {
    const creation = unlocked.db.transaction(async (tx: Tx) => {
      const course = await lockCourse(tx, caller, courseId);
      assertOpen(course, 'Tidak bisa membuat bab baru');
      // Waits for the row of the course because of the foreign key, but has already checked the participants.
      await insertChapter(tx, course.id, 'Terlambat');
    });
    await eventually(async () => expect(await lockWaiters(api.db)).toBe(1));
    await commit();
    await creation;
  } finally {
    await unlocked.close();
  }
  expect(await chapterCount(courseId)).toBe(1);
});
