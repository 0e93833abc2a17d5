import { expect, it } from '@jest/globals';
import { CATALOG } from './catalog.ts';
import { type Access, ADMINS, ANY_STAFF, keysOf, SUPERADMIN } from './endpoint.ts';
import { MENU_KEYS } from './menu.ts';

/** Who may call what, by group of the API documentation: roles, the menu keys of which one is needed, the rows that an instructor gets. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  Accounts: ['admins, self', 'instructor, self', 'public', 'staff, self'],
  'Admin accounts': ['superadmin'],
  'Admin logs': ['admins loglist'],
  Certificates: ['admins private-class', 'public', 'staff home, own-classes', 'staff private-class, own-courses'],
  Chapters: ['staff private-class, own-courses'],
  'Class instructors': ['admins home', 'staff home, own-classes', 'staff, self'],
  Classes: ['admins home', 'staff home, own-classes'],
  Complaints: ['admins complaint'],
  'Course instructors': ['admins private-class', 'staff private-class, own-courses', 'staff, self'],
  Courses: ['admins private-class', 'staff private-class, own-courses'],
  Dashboard: ['admins help', 'admins main-feedback', 'admins users', `admins ${MENU_KEYS.join('|')}`].toSorted(),
  'Document forms': ['public', 'staff formulir-dokumen, own-classes'],
  Email: ['admins email', 'admins email|home|private-class', 'admins private-class'],
  Events: ['admins home'],
  Feedback: [
    'admins home',
    'admins private-class',
    'public',
    'staff home, own-classes',
    'staff main-feedback, own-classes',
    'staff main-feedback, own-courses',
    'staff private-class, own-courses',
  ],
  'Final test': ['staff home, own-classes'],
  Instructors: ['admins instructor', 'staff'],
  'Interface texts': ['admins tampilan-antarmuka'],
  'Job centre': ['staff, self'],
  'Live streaming': ['admins liveStreaming'],
  Members: ['admins users', 'superadmin users'],
  Merchandise: ['admins merchandise'],
  Notifications: ['admins notification'],
  Orders: ['admins', 'admins transaction'],
  Participants: ['admins home', 'staff home, own-classes'],
  'Participants of courses': ['admins private-class', 'staff private-class, own-courses'],
  Participation: ['staff participation, own-classes'],
  Payments: ['public'],
  Presence: ['staff presence, own-classes'],
  Privacy: ['admins users', 'superadmin users'],
  Public: ['public'],
  Questions: ['admins help', 'staff help, own-classes', 'staff home, own-classes'],
  Regions: ['public'],
  Telemetry: ['public'],
  Topics: ['admins home', 'staff home'],
  Uploads: ['admins', 'admins home', 'admins private-class', 'staff home|private-class, self'],
  Vouchers: ['admins voucher'],
  Zoom: ['admins home'],
};

const nameOf = (roles: readonly string[]): string => {
  const known = { staff: ANY_STAFF, admins: ADMINS, superadmin: SUPERADMIN };
  const found = Object.entries(known).find(([, of]) => of.join() === roles.join());
  return found?.[0] ?? roles.join('+');
};

function described(access: Access): string {
  if (access.kind === 'public') return 'public';
  const keys = keysOf(access).join('|');
  return `${nameOf(access.roles)} ${keys}`.trim() + (access.scope ? `, ${access.scope}` : '');
}

// The matrix of the server takes these facts from the declarations, so that a wrong one would be seen nowhere else.
it('allows each group of calls to those who are meant', () => {
  const declared = new Map<string, Set<string>>();
  for (const { facts } of CATALOG)
    declared.set(facts.tag, (declared.get(facts.tag) ?? new Set()).add(described(facts.access)));
  expect(Object.fromEntries([...declared].map(([tag, all]) => [tag, [...all].toSorted()]))).toEqual(ALLOWED);
});
