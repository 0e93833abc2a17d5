import type { AdminLog } from '@widya/contract/admin-logs';
import type { MenuKey } from '@widya/contract/menu';
import { linkTo } from '@widya/remote-kit/link-to';
import type { Session } from '@widya/remote-kit/session';

type Reader = Pick<Session, 'role' | 'can'>;
type Owner = NonNullable<AdminLog['owner']>;

/** A screen, and the menu key that displays it; null for one that needs none. */
interface Place {
  readonly key: MenuKey | null;
  readonly to: (log: AdminLog & { readonly object_id: string }) => string | null;
}

/** What precedes the name of the class in the label of a person's row, and the code in a voucher's. */
const firstOf = ({ object_label }: AdminLog): string => object_label?.split(' · ')[0] ?? '';

/** The screens of the things that are looked at in a list of their own. */
const PLACES: Readonly<Record<string, Place>> = {
  class: {
    key: 'home',
    to: ({ object_id }) =>
      linkTo('ClassDetail', { event_url: object_id }) ?? linkTo('ClassList', {}, { hidden: 1, q: object_id }),
  },
  course: { key: 'private-class', to: ({ object_id }) => linkTo('CourseDetail', { event_url: object_id }) },
  topic: { key: 'home', to: () => linkTo('ClassList', {}, { panel: 'topik' }) },
  live_streaming: { key: 'liveStreaming', to: ({ object_id }) => linkTo('LiveStreams', {}, { q: object_id }) },
  admin: {
    key: null,
    to: ({ object_id, object_label }) => linkTo('Admins', {}, { q: object_label ?? '', admin: object_id }),
  },
  instructor: {
    key: null,
    to: ({ object_id, object_label }) => linkTo('Instructors', {}, { q: object_label ?? '', widyaiswara: object_id }),
  },
  strings: { key: 'tampilan-antarmuka', to: () => linkTo('InterfaceTexts') },
  member: { key: 'users', to: ({ object_id }) => linkTo('Person', { id: object_id }) },
  merchandise: { key: null, to: ({ object_id }) => linkTo('Merchandise', {}, { kreasi: object_id }) },
  voucher: { key: 'voucher', to: (log) => linkTo('Vouchers', {}, { show_inactive: 1, q: firstOf(log) }) },
  order: { key: 'transaction', to: ({ object_id }) => linkTo('Transactions', {}, { order: object_id }) },
  complaint: { key: 'complaint', to: (log) => linkTo('Complaints', {}, { q: firstOf(log) }) },
  notification: { key: 'notification', to: (log) => linkTo('Notifications', {}, { q: log.object_label ?? '' }) },
  emailtemplate: { key: 'email', to: (log) => linkTo('GeneralEmail', {}, { q: log.object_label ?? '' }) },
  suppression: { key: 'email', to: () => linkTo('GeneralEmail', {}, { tab: 'log' }) },
  document_form: { key: 'formulir-dokumen', to: (log) => linkTo('DocumentForms', {}, { q: firstOf(log) }) },
  presenceform: { key: 'presence', to: (log) => linkTo('Presence', {}, { q: firstOf(log) }) },
};

/** A mail that is sent again is a line of the log of mails; every other row of a mail is of a broadcast. */
const MAIL: Place = {
  key: 'email',
  to: ({ code, object_id }) =>
    code === 'SENDAGAIN_EMAIL'
      ? linkTo('GeneralEmail', {}, { tab: 'log', surel: object_id })
      : linkTo('GeneralEmail', {}, { tab: 'broadcast', lihat: 'riwayat', broadcast: object_id }),
};

/** The screens of what belongs to a class, a course or an event, by the kind of its owner. */
const SCREENS: Readonly<Record<string, Readonly<Partial<Record<Owner['kind'], string>>>>> = {
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
  sessiontemplate: { event: 'EventDetail' },
  sessionregistration: { event: 'EventDashboard' },
  zoommeeting: { class: 'ClassDetail' },
};

const KEY_OF: Readonly<Record<Owner['kind'], MenuKey>> = { class: 'home', course: 'private-class', event: 'home' };
const isPerson = (object: string): boolean => object === 'participant' || object === 'course_participant';

/** Where what belongs to something is seen: the screen of its owner, a person with their drawer open. */
function ownedPath({ object, object_id, owner }: AdminLog, { can }: Reader): string | null {
  const screen = owner && object && SCREENS[object]?.[owner.kind];
  if (!screen || !can(KEY_OF[owner.kind])) return null;
  const search = isPerson(object) && /^\d+$/.test(object_id ?? '') ? { peserta: object_id ?? '' } : {};
  return linkTo(screen, { event_url: owner.code }, search);
}

/**
 * The screen on which the thing of a log row can be seen; null where there is none, where the thing is gone, and for a reader who
 * may not open it. By name of the screen, so that a link appears as soon as the remote that shows it is there. Product bar 1.18.
 */
export function objectPath(log: AdminLog, reader: Reader): string | null {
  const { object, object_id, code } = log;
  if (code.startsWith('HARDDELETE_')) return null;
  const place = object === 'email' ? MAIL : PLACES[object ?? ''];
  if (place === undefined) return ownedPath(log, reader);
  if (!object_id || (object === 'admin' && reader.role !== 'superadmin')) return null;
  // Siaran Langsung needs its key by name. Rule A-005.
  const displayed = place.key === null || reader.can(place.key, place.key !== 'liveStreaming');
  return displayed ? place.to({ ...log, object_id }) : null;
}
