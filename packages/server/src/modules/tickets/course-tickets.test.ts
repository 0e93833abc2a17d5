import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readTicket, withdrawRegistration } from '@widya/contract/tickets';
import { eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertTaker } from '../../testing/examples/chapters.ts';
import { insertCourse } from '../../testing/fixtures.ts';
import { newTicketToken } from '../ticket-links/ticket-link.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function ticket(values: Partial<typeof memberCourses.$inferInsert> = {}) {
  const course = await insertCourse(t.db);
  const { id, ticket_serial: serial } = await insertTaker(t.db, course.id, values);
  const facts = { kind: 'course', id, serial, endsAt: null } as const;
  const token = newTicketToken(await secretsKeyOf(t.config), facts, new Date());
  return { course, id, token };
}
const read = (token: string) => t.call(readTicket, null, { params: { token } });
const withdraw = (token: string) => t.call(withdrawRegistration, null, { params: { token } });

it('leads to the course, and shows nothing of its contents', async () => {
  const { course, token } = await ticket({ progress: 40 });
  expect((await read(token)).body).toMatchObject({
    kind: 'course',
    code: course.course_code,
    status: 'ACCEPTED',
    progress: 40,
    payment: null,
    can_withdraw: true,
  });
});

it('withdraws from an unfinished course, once', async () => {
  const { id, token } = await ticket();
  expect(await withdraw(token)).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
  const [row] = await t.db.select().from(memberCourses).where(eq(memberCourses.id, id));
  expect(row).toMatchObject({ status: 'CANCELLED', status_change_info: 'Mengundurkan diri' });
  expect((await withdraw(token)).status).toBe(409);
  const finished = await ticket({ progress: 100 });
  expect((await read(finished.token)).body).toMatchObject({ can_withdraw: false });
  expect((await withdraw(finished.token)).status).toBe(409);
});
