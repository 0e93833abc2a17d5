import { hashSync } from '@node-rs/argon2';
import { TEST_COST } from '../platform/auth/hashing-cost.ts';
import { admins, instructors } from '../platform/database/schema/accounts.ts';
import { classes, classInstructors } from '../platform/database/schema/classes.ts';
import { courses } from '../platform/database/schema/courses.ts';
import { members } from '../platform/database/schema/members.ts';
import { registrations } from '../platform/database/schema/registrations.ts';
import { topics } from '../platform/database/schema/topics.ts';
import type { Tx } from '../platform/http/transaction.ts';

type Insert<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>;

/** The password of every account created here. */
export const TEST_PASSWORD = 'Sandi-Uji-2026';

const { memoryCost, timeCost, parallelism } = TEST_COST;
const hashes = new Map<string, string>();

/** Returns an argon2id hash of the smallest cost, so that a test can create many accounts; cached per password. */
export const cheapHash = (password = TEST_PASSWORD): string => {
  const cached = hashes.get(password);
  if (cached) return cached;
  const hash = hashSync(password, { memoryCost, timeCost, parallelism });
  hashes.set(password, hash);
  return hash;
};

let counter = 0;
const next = (): number => {
  counter += 1;
  return counter;
};

const one = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Inserts an admin with the menu keys in `menu` (JSON text); `home` by default. */
export const insertAdmin = async (db: Tx, values: Insert<typeof admins> = {}) => {
  const n = next();
  return one(
    await db
      .insert(admins)
      .values({
        email: `admin-${n}@uji.example`,
        name: `Admin Uji ${n}`,
        role: 'admin',
        menu: '["home"]',
        password_hash: cheapHash(),
        ...values,
      })
      .returning(),
  );
};

export const insertSuperadmin = (db: Tx, values: Insert<typeof admins> = {}) =>
  insertAdmin(db, { role: 'superadmin', menu: '[]', ...values });

export const insertInstructor = async (db: Tx, values: Insert<typeof instructors> = {}) => {
  const n = next();
  return one(
    await db
      .insert(instructors)
      .values({
        email: `widyaiswara-${n}@uji.example`,
        name: `Widyaiswara Uji ${n}`,
        password_hash: cheapHash(),
        ...values,
      })
      .returning(),
  );
};

export const insertTopic = async (db: Tx, values: Insert<typeof topics> = {}) => {
  const n = next();
  return one(
    await db
      .insert(topics)
      .values({ code: `TOPIK${n}`, name: `Topik Uji ${n}`, ...values })
      .returning(),
  );
};

/** Inserts the default topic of every class (D32); idempotent. */
export const insertDefaultTopic = (db: Tx) =>
  db.insert(topics).values({ code: '0', name: 'Umum' }).onConflictDoNothing();

/** Inserts a class a week from now, two hours long, open for registration. Creates topic '0' when it is missing. */
export const insertClass = async (db: Tx, values: Insert<typeof classes> = {}) => {
  const n = next();
  const start = new Date(Math.floor(Date.now() / HOUR) * HOUR + 7 * DAY);
  await insertDefaultTopic(db);
  return one(
    await db
      .insert(classes)
      .values({
        code: `KELAS${n}`,
        name: `Kelas Uji ${n}`,
        publish_status: 'OPEN',
        start_time: start,
        end_time: new Date(start.getTime() + 2 * HOUR),
        question_end_time: new Date(start.getTime() + 26 * HOUR),
        registration_start_time: new Date(start.getTime() - 30 * DAY),
        registration_end_time: new Date(start.getTime() - HOUR),
        ...values,
      })
      .returning(),
  );
};

/** Inserts a class that ended a week ago. */
export const insertPastClass = (db: Tx, values: Insert<typeof classes> = {}) => {
  const start = new Date(Math.floor(Date.now() / HOUR) * HOUR - 7 * DAY);
  return insertClass(db, {
    start_time: start,
    end_time: new Date(start.getTime() + 2 * HOUR),
    question_end_time: new Date(start.getTime() + 26 * HOUR),
    registration_start_time: new Date(start.getTime() - 30 * DAY),
    registration_end_time: new Date(start.getTime() - HOUR),
    ...values,
  });
};

export const linkInstructor = async (db: Tx, class_id: number, instructor_id: number) =>
  one(await db.insert(classInstructors).values({ class_id, instructor_id }).returning());

export const insertMember = async (db: Tx, values: Insert<typeof members> = {}) => {
  const n = next();
  return one(
    await db
      .insert(members)
      .values({
        email: `peserta-${n}@uji.example`,
        full_name: `Peserta Uji ${n}`,
        phone_num: `+62800000${n}`,
        ...values,
      })
      .returning(),
  );
};

/** Inserts a registration, and its member when none is given; by default accepted at the default price of a class. */
export const insertRegistration = async (db: Tx, values: Insert<typeof registrations> & { class_id: number }) => {
  const member = values.member_id === undefined ? await insertMember(db) : null;
  return one(
    await db
      .insert(registrations)
      .values({
        member_id: member?.id ?? 0,
        status: 'ACCEPTED',
        full_name: member?.full_name ?? 'Peserta Uji',
        email: member?.email ?? 'peserta@uji.example',
        price: 150_000,
        ...values,
      })
      .returning(),
  );
};

export const insertCourse = async (db: Tx, values: Insert<typeof courses> = {}) => {
  const n = next();
  return one(
    await db
      .insert(courses)
      .values({ title: `Kelas Mandiri Uji ${n}`, course_code: `MANDIRI${n}`, ...values })
      .returning(),
  );
};
