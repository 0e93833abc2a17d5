import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import type { ClassPlan } from './class-plan.ts';
import { DAY, HOUR } from './clock.ts';
import { inventPerson, mailboxOf } from './names.ts';
import { randomFrom } from './random.ts';
import type { Size } from './sizes.ts';
import { POSITIONS } from './texts/phrases.ts';

/** The password of every demo account; the start command prints it. */
export const DEMO_PASSWORD = 'Widya-Demo-2026';

const menuText = (keys: readonly string[]): string => JSON.stringify(keys);
const ALL = menuText(GRANTABLE_KEYS);
/** The menu keys of most staff: all except the log and the interface texts. */
const USUAL = menuText(GRANTABLE_KEYS.filter((key) => !['loglist', 'tampilan-antarmuka'].includes(key)));

const DEMO_ADMINS = [
  { email: 'superadmin@widya.example', name: 'Sekar Superadmin', role: 'superadmin', menu: ALL, active: 1 },
  { email: 'admin@widya.example', name: 'Aditya Admin', role: 'admin', menu: ALL, active: 1 },
  {
    email: 'admin.terbatas@widya.example',
    name: 'Tiara Terbatas',
    role: 'admin',
    menu: menuText(['home', 'email']),
    active: 1,
  },
  { email: 'admin.diblokir@widya.example', name: 'Bima Diblokir', role: 'admin', menu: menuText(['home']), active: 0 },
] as const;

/** Accounts with a password; the start command prints them. */
export const DEMO_ACCOUNTS = [...DEMO_ADMINS.map(({ email }) => email), 'widyaiswara@widya.example'] as const;

/** Admins; the invented colleagues after the demo accounts have no password, so nobody can sign in as them. */
export function* adminRows(size: Size, now: number, passwordHash: string) {
  const random = randomFrom(45);
  const created = new Date(now - 900 * DAY);
  for (let id = 1; id <= Math.max(size.admins, DEMO_ADMINS.length); id += 1) {
    const demo = DEMO_ADMINS[id - 1];
    const { full_name } = inventPerson(random);
    const seen = random.int(1, 400);
    yield {
      id,
      email: demo?.email ?? `${mailboxOf(full_name, id)}@widya.example`,
      name: demo?.name ?? full_name,
      phone_num: `+628000000${String(id).padStart(4, '0')}`,
      address: 'Jalan Contoh 1',
      role: demo?.role ?? 'admin',
      menu: demo?.menu ?? (id % 7 === 0 ? '[]' : USUAL),
      active: demo?.active ?? (id % 8 === 0 ? 0 : 1),
      password_hash: demo ? passwordHash : null,
      last_login_at: demo ? null : new Date(now - seen * HOUR),
      email_confirmed_at: created,
      created_at: created,
      updated_at: created,
    };
  }
}

/** Instructors; the first is the demo account. */
export function* instructorRows(size: Size, now: number, passwordHash: string) {
  const random = randomFrom(46);
  const created = new Date(now - 1_200 * DAY);
  for (let id = 1; id <= size.instructors; id += 1) {
    const { full_name } = inventPerson(random);
    const name = id === 1 ? 'Wulan Widyaiswara' : full_name;
    yield {
      id,
      email: id === 1 ? 'widyaiswara@widya.example' : `${mailboxOf(full_name, id)}@widya.example`,
      name,
      position: random.pick(POSITIONS),
      description: `<p><b>${name.replaceAll('&', '')}</b> mengajar di Widya sejak ${2015 + (id % 9)}.</p>`,
      menu: menuText(['home', 'private-class']),
      active: id > 1 && id % 11 === 0 ? 0 : 1,
      password_hash: id === 1 ? passwordHash : null,
      created_at: created,
      updated_at: created,
    };
  }
}

/** Links the demo instructor to every sixth class; most classes have one or two instructors. */
export const linkInstructors = (plans: readonly ClassPlan[], size: Size, now: number) => {
  const random = randomFrom(47);
  const links: { id: number; class_id: number; instructor_id: number; created_at: Date }[] = [];
  const add = (class_id: number, instructor_id: number): void => {
    links.push({ id: links.length + 1, class_id, instructor_id, created_at: new Date(now - 30 * DAY) });
  };
  for (const { id, webinar } of plans) {
    const other = random.int(2, size.instructors);
    if (id % 6 === 0) add(id, 1);
    if (id % 6 !== 0 ? !webinar && !random.chance(0.1) : random.chance(0.3)) add(id, other);
  }
  return links;
};
