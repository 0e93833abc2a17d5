import type { AdminLog } from '@widya/contract/admin-logs';
import type { MenuKey } from '@widya/contract/menu';
import { linkTo, type ScreenWith } from '@widya/remote-kit/link-to';
import type { Session } from '@widya/remote-kit/session';

type Reader = Pick<Session, 'role' | 'can'>;
type Owner = NonNullable<AdminLog['owner']>;

/** A screen with the menu key that displays it; null for a screen without one. */
interface ObjectScreen {
  readonly key: MenuKey | null;
  /** For a row about many objects, such as a download, returns their list. */
  readonly to: (log: AdminLog) => string | null;
}

/** The first part of the object's label: the person without their class, the voucher's name without its code. */
const firstOf = ({ object_id, object_label }: AdminLog): string =>
  object_id === null ? '' : (object_label?.split(' · ')[0] ?? '');
const labelOf = ({ object_id, object_label }: AdminLog): string => (object_id === null ? '' : (object_label ?? ''));

/** A list filtered by the row's object; the whole list for a row about many. */
const inList =
  (screen: ScreenWith<never>, q: (log: AdminLog) => string, name?: string): ObjectScreen['to'] =>
  (log) =>
    linkTo(screen, {}, { q: q(log), ...(name !== undefined && log.object_id !== null && { [name]: log.object_id }) });

/** The screen of the object; its list for a row about many. */
const recordOr =
  (screen: ScreenWith<'event_url'>, list: ScreenWith<never>): ObjectScreen['to'] =>
  ({ object_id }) =>
    object_id === null ? linkTo(list) : linkTo(screen, { event_url: object_id });

/** A voucher by its code and a batch by its number, because names are not unique. */
function voucherPath({ object_id, object_label, after, before }: AdminLog): string | null {
  const codes = after?.codes ?? before?.codes;
  const only = Array.isArray(codes) && codes.length === 1 ? String(codes[0]) : null;
  const one = only ?? (object_label?.includes(' · ') ? (object_label.split(' · ')[0] ?? '') : null);
  if (one !== null) return linkTo('Vouchers', {}, { show_inactive: 1, q: one });
  return linkTo('Vouchers', {}, { show_inactive: 1, ...(object_id !== null && { batch_id: object_id }) });
}

/** Screens of objects with their own list. */
const OBJECT_SCREENS: Readonly<Record<string, ObjectScreen>> = {
  class: {
    key: 'home',
    to: (log) =>
      recordOr('ClassDetail', 'ClassList')(log) ?? linkTo('ClassList', {}, { hidden: 1, q: log.object_id ?? '' }),
  },
  course: { key: 'private-class', to: recordOr('CourseDetail', 'CourseList') },
  topic: { key: 'home', to: () => linkTo('ClassList', {}, { panel: 'topik' }) },
  live_streaming: { key: 'liveStreaming', to: inList('LiveStreams', ({ object_id }) => object_id ?? '') },
  admin: { key: null, to: inList('Admins', labelOf, 'admin') },
  instructor: { key: null, to: inList('Instructors', labelOf, 'widyaiswara') },
  strings: { key: 'tampilan-antarmuka', to: () => linkTo('InterfaceTexts') },
  member: {
    key: 'users',
    to: ({ object_id }) => (object_id === null ? linkTo('Users') : linkTo('Person', { id: object_id })),
  },
  merchandise: { key: null, to: inList('Merchandise', () => '', 'kreasi') },
  voucher: { key: 'voucher', to: voucherPath },
  order: { key: 'transaction', to: inList('Transactions', () => '', 'order') },
  complaint: { key: 'complaint', to: inList('Complaints', firstOf) },
  notification: { key: 'notification', to: inList('Notifications', labelOf) },
  emailtemplate: { key: 'email', to: inList('GeneralEmail', labelOf) },
  suppression: { key: 'email', to: () => linkTo('GeneralEmail', {}, { tab: 'log' }) },
  document_form: { key: 'formulir-dokumen', to: inList('DocumentForms', firstOf) },
  presenceform: { key: 'presence', to: inList('Presence', firstOf) },
  presence: { key: 'presence', to: () => linkTo('Presence') },
};

/** Resending a mail is logged with the mail's id; all other rows of mails are about broadcasts. */
const MAIL: ObjectScreen = {
  key: 'email',
  to: ({ code, object_id }) => {
    if (code === 'SENDAGAIN_EMAIL') return linkTo('GeneralEmail', {}, { tab: 'log', surel: object_id ?? '' });
    return object_id === null
      ? linkTo('GeneralEmail')
      : linkTo('GeneralEmail', {}, { tab: 'broadcast', lihat: 'riwayat', broadcast: object_id });
  },
};

/** Screens of objects that belong to a class, course or event, by the kind of their owner. */
const OWNER_SCREENS: Readonly<Record<string, Readonly<Partial<Record<Owner['kind'], ScreenWith<'event_url'>>>>>> = {
  participant: { class: 'ClassParticipants' },
  course_participant: { course: 'CourseParticipants' },
  class_instructor: { class: 'ClassInstructors' },
  course_instructor: { course: 'CourseInstructors' },
  question: { class: 'Questions' },
  quiz: { class: 'Quiz' },
  quizform: { class: 'Quiz' },
  testtoken: { class: 'Quiz' },
  feedback: { class: 'ClassFeedback' },
  course_rating: { course: 'CourseFeedback' },
  certificate: { class: 'Certificate', course: 'PrivateCertificate' },
  course_chapter: { course: 'Syllabus' },
  course_sub_chapter: { course: 'Syllabus' },
  event: { event: 'EventDetail' },
  eventsession: { event: 'EventDetail' },
  sessiontemplate: { event: 'EventDetail' },
  sessionregistration: { event: 'EventDashboard' },
  zoommeeting: { class: 'ClassDetail' },
};

const KEY_OF: Readonly<Record<Owner['kind'], MenuKey>> = { class: 'home', course: 'private-class', event: 'home' };
const isPerson = (object: string): boolean => object === 'participant' || object === 'course_participant';

/** Address of an object that belongs to another: the screen of its owner, with the drawer of a person opened. */
function ownedPath({ object, object_id, owner }: AdminLog, { can }: Reader): string | null {
  const screen = owner && object && OWNER_SCREENS[object]?.[owner.kind];
  if (!screen || !can(KEY_OF[owner.kind])) return null;
  const search = isPerson(object) && /^\d+$/.test(object_id ?? '') ? { peserta: object_id ?? '' } : {};
  return linkTo(screen, { event_url: owner.code }, search);
}

/**
 * Address of the screen that shows the object of a log row; null when there is none, the object was deleted, or the
 * reader may not open it. Refers to screens by name, so that a link appears once its remote is published.
 */
export function objectPath(log: AdminLog, reader: Reader): string | null {
  const { object, code } = log;
  if (code.startsWith('HARDDELETE_')) return null;
  const target = object === 'email' ? MAIL : OBJECT_SCREENS[object ?? ''];
  if (target === undefined) return ownedPath(log, reader);
  if (object === 'admin' && reader.role !== 'superadmin') return null;
  // Siaran Langsung needs its key granted explicitly. A-005.
  const displayed = target.key === null || reader.can(target.key, target.key !== 'liveStreaming');
  return displayed ? target.to(log) : null;
}
