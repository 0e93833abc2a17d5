import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertChapterOf, insertSubOf, insertTaker } from '../../../testing/examples/chapters.ts';
import { QUESTION } from '../../../testing/examples/course-learning.ts';
import { insertCourse } from '../../../testing/fixtures.ts';
import { proveAddress } from '../../../testing/prove-address.ts';
import { withoutLocks } from '../../../testing/without-locks.ts';
import { answerQuestions } from './answer-questions.ts';
import { lockTaker } from './taker.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/**
 * Hands in one Kuis from ten tabs at the same time, from half of them with a wrong answer.
 * @returns the number of different results.
 */
async function resultsOfTabs(db: TestApp['db']): Promise<number> {
  const { id, course_code: code } = await insertCourse(api.db);
  const sub = await insertSubOf(api.db, await insertChapterOf(api.db, id), { type: 'Kuis', content: [QUESTION] });
  const person = await insertTaker(api.db, id);
  const { token: bearer } = await proveAddress(api.db, person.email);
  const now = new Date();
  const scores = await Promise.all(
    Array.from({ length: 10 }, (_, tab) =>
      db.transaction(async (tx) => {
        const taker = await lockTaker({ tx, now, bearer, params: { code } });
        const answers = [tab % 2 === 0 ? 'menulis' : 'mentulis'];
        return (await answerQuestions({ tx, now }, taker, { id: sub.id, answers })).score;
      }),
    ),
  );
  return new Set(scores).size;
}

it('counts the first answers of a Kuis alone; without the lock of the person it does not (negative control)', async () => {
  const unlocked = withoutLocks(api.database.config, 10);
  try {
    let torn = 0;
    for (let round = 0; round < 10; round += 1) if ((await resultsOfTabs(unlocked.db)) > 1) torn += 1;
    expect(torn).toBeGreaterThan(0);
    for (let round = 0; round < 10; round += 1) expect(await resultsOfTabs(api.db)).toBe(1);
  } finally {
    await unlocked.close();
  }
});
