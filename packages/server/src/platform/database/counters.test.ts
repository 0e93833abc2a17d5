import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertClass, insertCourse, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { classCounters, classes } from './schema/classes.ts';
import { memberCourses } from './schema/course-members.ts';
import { courseCounters } from './schema/courses.ts';
import { quizQuestions } from './schema/quiz.ts';
import { registrations } from './schema/registrations.ts';

describe('counters updated by triggers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const countersOf = async (class_id: number) => {
    const [row] = await database.db.select().from(classCounters).where(eq(classCounters.class_id, class_id));
    return row;
  };
  const drift = async () => (await database.pool.query('select * from class_counters_drift()')).rows;

  it('starts at zero for every new class', async () => {
    const { id } = await insertClass(database.db);
    expect(await countersOf(id)).toMatchObject({ waiting: 0, accepted: 0, accepted_income: 0, quiz_questions: 0 });
  });

  it('follows inserts, changes of state, bulk updates and deletes', async () => {
    const { db } = database;
    const { id } = await insertClass(db);
    const states = ['WAITING', 'WAITING', 'PENDING', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
    for (const status of states) await insertRegistration(db, { class_id: id, status, price: 50_000 });
    await insertRegistration(db, { class_id: id, status: 'ACCEPTED', invited: true, price: 0 });
    expect(await countersOf(id)).toMatchObject({
      waiting: 2,
      pending: 1,
      accepted: 2,
      invited: 1,
      rejected: 1,
      cancelled: 1,
      expired: 1,
      accepted_income: 50_000,
    });

    await db
      .update(registrations)
      .set({ status: 'ACCEPTED', certificate_url: 'sertifikat.pdf' })
      .where(eq(registrations.status, 'WAITING'));
    expect(await countersOf(id)).toMatchObject({ waiting: 0, accepted: 4, accepted_income: 150_000, certificates: 2 });

    await db.delete(registrations).where(eq(registrations.status, 'ACCEPTED'));
    expect(await countersOf(id)).toMatchObject({
      accepted: 0,
      invited: 0,
      accepted_income: 0,
      certificates: 0,
      pending: 1,
    });
    expect(await drift()).toEqual([]);
  });

  it('counts several classes in one statement', async () => {
    const { db } = database;
    const made = [await insertClass(db), await insertClass(db)];
    const { id: member_id } = await insertMember(db);
    await db.insert(registrations).values(
      made.map(({ id: class_id }) => ({
        class_id,
        member_id,
        status: 'WAITING' as const,
        full_name: 'Peserta Uji',
        email: 'peserta@uji.example',
        price: 10_000,
      })),
    );
    for (const { id } of made) expect(await countersOf(id)).toMatchObject({ waiting: 1 });
    expect(await drift()).toEqual([]);
  });

  it('stays exact when many people register at once', async () => {
    const { db, pool } = database;
    const { id } = await insertClass(db);
    const people = await Promise.all(Array.from({ length: 40 }, () => insertMember(db)));
    await Promise.all(
      people.map((person) => insertRegistration(db, { class_id: id, member_id: person.id, status: 'WAITING' })),
    );
    await Promise.all(
      people
        .slice(0, 15)
        .map((person) => pool.query("update registrations set status = 'ACCEPTED' where member_id = $1", [person.id])),
    );
    expect(await countersOf(id)).toMatchObject({ waiting: 25, accepted: 15 });
    expect(await drift()).toEqual([]);
  });

  it('counts the questions of final tests that are switched on', async () => {
    const { db } = database;
    const { id } = await insertClass(db);
    const field = { fieldName: 'a', type: 'isian' as const, description: 'Apa?', options: [], correctAnswer: '' };
    const [quiz] = await db
      .insert(quizQuestions)
      .values({ class_id: id, question_json: [field, field] })
      .returning();
    expect(await countersOf(id)).toMatchObject({ quiz_questions: 2 });
    await db
      .update(quizQuestions)
      .set({ active: 0 })
      .where(eq(quizQuestions.id, quiz?.id ?? 0));
    expect(await countersOf(id)).toMatchObject({ quiz_questions: 0 });
    expect(await drift()).toEqual([]);
  });

  it('names the class whose counters were tampered with, and rebuilds them', async () => {
    const { db, pool } = database;
    const { id } = await insertClass(db);
    await db.update(classCounters).set({ accepted: 7 }).where(eq(classCounters.class_id, id));
    expect(await drift()).toMatchObject([{ class_id: id, kept: { accepted: 7 }, actual: { accepted: 0 } }]);
    await pool.query('select rebuild_counters()');
    expect(await drift()).toEqual([]);
  });

  it('counts people of self-paced courses', async () => {
    const { db, pool } = database;
    const { id: course_id } = await insertCourse(db);
    const { id: member_id } = await insertMember(db);
    await db
      .insert(memberCourses)
      .values({ course_id, member_id, status: 'ACCEPTED', full_name: 'A', email: 'a@uji.example', price: 99_000 });
    const [row] = await db.select().from(courseCounters).where(eq(courseCounters.course_id, course_id));
    expect(row).toMatchObject({ accepted: 1, accepted_income: 99_000 });
    expect((await pool.query('select * from course_counters_drift()')).rows).toEqual([]);
  });

  it('derives the WIB day from the instants of a class', async () => {
    const start = new Date('2026-03-01T18:00:00Z');
    const made = await insertClass(database.db, { start_time: start, end_time: new Date('2026-03-01T20:00:00Z') });
    expect(made.class_date).toBe('2026-03-02');
    const [moved] = await database.db
      .update(classes)
      .set({ start_time: sql`${classes.start_time} - interval '2 hours'` })
      .where(eq(classes.id, made.id))
      .returning();
    expect(moved?.class_date).toBe('2026-03-01');
  });
});
