import type pg from 'pg';
import { FULL_COST } from '../platform/auth/hashing-cost.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { copyBaseRows } from './base-rows.ts';
import { planClasses } from './class-plan.ts';
import { planCourses } from './courses.ts';
import { copyPlans } from './plan-rows.ts';
import { advanceIdentities, relax } from './relax.ts';
import { SIZES, type SizeName } from './sizes.ts';
import {
  insertComplaints,
  insertContacts,
  insertDocuments,
  insertFeedback,
  insertPresence,
  insertQuestions,
  insertQuizAnswers,
  insertQuizForms,
} from './steps/class-life.ts';
import {
  courseFacts,
  insertCourseRatings,
  insertMemberCourses,
  insertProgress,
  progressFacts,
} from './steps/courses.ts';
import { insertAuditLog, insertBroadcasts, insertScenarioMails } from './steps/logs.ts';
import {
  insertOrderItems,
  insertOrders,
  insertPaymentNotifications,
  insertVoucherUses,
  orderFacts,
} from './steps/orders.ts';
import {
  certificateFacts,
  insertCertificates,
  insertRegistrations,
  primeBelow,
  registrationFacts,
} from './steps/registrations.ts';
import { closeWorkSchema, openWorkSchema } from './steps/work-schema.ts';
import { voucherCounts } from './vouchers.ts';

export type SeedOptions = {
  size: SizeName;
  /** Current time of the demo data, in ms; the same size and time give the same content. */
  now: number;
  /** Called after each step with its name and duration in ms. */
  onStep?: (name: string, ms: number) => void;
};

/**
 * Fills an empty, migrated database with demo data on one connection, inside the caller's transaction: all or nothing.
 * The sizes are in `sizes.ts`.
 */
export const seedDatabase = async (
  client: pg.ClientBase,
  { size: name, now, onStep = () => undefined }: SeedOptions,
): Promise<void> => {
  const size = SIZES[name];
  const prime = primeBelow(size.members);
  const classes = planClasses(size, now);
  const courses = planCourses(size, now);
  const { single, used } = voucherCounts(size);
  const passwordHash = await hashPassword(DEMO_PASSWORD, FULL_COST, 'known');

  const step = async (label: string, work: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await work();
    onStep(label, Math.round(performance.now() - started));
  };
  const statements = async (list: readonly (readonly [string, string])[]): Promise<void> => {
    for (const [label, sql] of list) await step(label, () => client.query(sql));
  };

  await client.query(
    "set local timezone = 'UTC'; set local statement_timeout = 0; set local work_mem = '512MB'; set local maintenance_work_mem = '1GB'; set local synchronous_commit = off; set local jit = off",
  );
  await openWorkSchema(client);
  const relaxed = await relax(client);
  await step('people, classes, courses', () => copyBaseRows(client, { size, now, passwordHash, classes, courses }));
  await step('plans', () => copyPlans(client, classes, courses, prime, now));
  await client.query('analyze');
  await statements([
    ['registration facts', registrationFacts(prime, now)],
    ['course facts', courseFacts(prime, now)],
    ['progress facts', progressFacts(size.progress)],
    ['certificate facts', certificateFacts(size.certificates)],
    ['order facts', orderFacts(size.orders, { single, used, all: size.vouchers }, now)],
    ['statistics', 'analyze seed_work.regs, seed_work.takes, seed_work.progress, seed_work.certs, seed_work.orders'],
    ['registrations', insertRegistrations(now)],
    ['course participants', insertMemberCourses()],
    ['statistics', 'analyze registrations, member_courses'],
    ['certificates', insertCertificates()],
    ['orders', insertOrders(now)],
    ['order items', insertOrderItems()],
    ['voucher uses', insertVoucherUses()],
    ['payment notifications', insertPaymentNotifications(size.paymentNotifications)],
    ['feedback', insertFeedback(size.feedback)],
    ['questions', insertQuestions(size.questions)],
    ['final tests', insertQuizAnswers()],
    ['additional answers', insertQuizForms()],
    ['presence', insertPresence(size.presence)],
    ['complaints', insertComplaints(size.complaints, now)],
    ['documents', insertDocuments(size.documents)],
    ['contacts', insertContacts()],
    ['progress', insertProgress(now)],
    ['ratings', insertCourseRatings()],
    ['broadcast mails', insertBroadcasts(size, now)],
    ['scenario mails', insertScenarioMails(size, now)],
    ['admin log', insertAuditLog(size, now)],
  ]);
  await closeWorkSchema(client);
  await step('indexes and keys', () => relaxed.restore());
  await step('counters', () => client.query('select rebuild_counters()'));
  await advanceIdentities(client);
  await step('statistics', () => client.query('analyze'));
  await client.query("insert into app_meta (key, value, updated_at) values ('demo', $1, $2)", [
    JSON.stringify({ size: name, now: new Date(now).toISOString() }),
    new Date(now),
  ]);
};
