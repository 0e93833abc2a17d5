import { listClasses } from './classes.ts';
import { listComplaints } from './complaints.ts';
import { listCourses } from './courses.ts';
import { DASHBOARD_READS } from './dashboard-reads.ts';
import * as broadcasts from './email-broadcasts.ts';
import * as log from './email-log.ts';
import type { EndpointFacts } from './endpoint.ts';
import { listMembers, readMember } from './members.ts';
import { listOrders } from './orders.ts';
import { listParticipants } from './participants.ts';
import { readCourseParticipant } from './participants-course.ts';
import { listAllParticipation, listParticipation } from './participation.ts';
import { listQuizForms } from './quiz.ts';

/** Stale reads, each including all paths below its path up to the first parameter. */
type Reads = readonly EndpointFacts[];

/** Reads with registrations: lists and summaries, and the counts of classes, courses, people and the dashboard. */
const REGISTRATION_READS: Reads = [
  listClasses,
  listCourses,
  listParticipants,
  listAllParticipation,
  listParticipation,
  readCourseParticipant,
  readMember,
  listOrders,
  ...DASHBOARD_READS,
];

/** Reads that change when people are registered or changed. */
export const MEMBER_READS: Reads = [listMembers, readMember];

/** Reads that change when certificates are issued. */
export const CERTIFICATE_READS: Reads = [listClasses, readCourseParticipant, readMember, listQuizForms];

/** Reads that change when mails are sent. */
export const EMAIL_READS: Reads = [
  broadcasts.listEmailBroadcasts,
  broadcasts.readEmailBroadcast,
  log.listEmailHistory,
  log.listEmailSuppressions,
  log.listSentEmails,
  log.readEmailDelivery,
  listComplaints,
  readMember,
];

/** Reads that each kind of task changes. A server's kind without an entry is a type error. */
export const TASK_CHANGES = {
  'member-invite': [...MEMBER_READS, ...DASHBOARD_READS],
  'member-export': [],
  'participant-bulk': REGISTRATION_READS,
  'participant-invite': REGISTRATION_READS,
  'certificate-batch': CERTIFICATE_READS,
  'email-broadcast': EMAIL_READS,
  'document-archive': [],
} as const satisfies Readonly<Record<string, Reads>>;

/** Name of a kind of task. */
export type TaskKindName = keyof typeof TASK_CHANGES;

const isKnown = (kind: string): kind is TaskKindName => Object.hasOwn(TASK_CHANGES, kind);

/** Reads that tasks change; a kind that only a newer server knows may change every read. */
export function changesOfTasks(kinds: readonly string[]): Reads | 'all' {
  const knownKinds = kinds.filter(isKnown);
  return knownKinds.length < kinds.length
    ? 'all'
    : [...new Set(knownKinds.flatMap((kind): Reads => TASK_CHANGES[kind]))];
}
