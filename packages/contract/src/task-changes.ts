/** Beginning of the addresses of reads: `/v1/class` stands for `/v1/class?page=1` and `/v1/class/ABC`. */
export type ReadPrefix = `/v${1 | 2}/${string}`;

/** Registrations stand in lists and summaries, and are counted by classes, courses, people and the dashboard. */
const REGISTRATION_READS = [
  '/v1/class',
  '/v1/course',
  '/v1/participant',
  '/v1/participants',
  '/v1/participantClassCourse',
  '/v1/member_course',
  '/v1/member',
  '/v1/order',
  '/v1/dashboard',
] as const satisfies readonly ReadPrefix[];

/** Reads that change when people are registered or changed. */
export const MEMBER_READS = ['/v1/members', '/v1/member'] as const satisfies readonly ReadPrefix[];

/** Reads that change when certificates are made. */
export const CERTIFICATE_READS = [
  '/v1/class',
  '/v1/member_course',
  '/v1/member',
  '/v1/quiz_forms',
] as const satisfies readonly ReadPrefix[];

/** Reads that change when mails are sent. */
export const EMAIL_READS = ['/v1/email', '/v1/complaint_forms', '/v1/member'] as const satisfies readonly ReadPrefix[];

/** What each kind of long task changes. A kind of the server that is not in here does not compile. */
export const TASK_CHANGES = {
  'member-invite': [...MEMBER_READS, '/v1/dashboard'],
  'member-export': [],
  'participant-bulk': REGISTRATION_READS,
  'participant-invite': REGISTRATION_READS,
  'certificate-batch': CERTIFICATE_READS,
  'email-broadcast': EMAIL_READS,
  'document-archive': [],
} as const satisfies Readonly<Record<string, readonly ReadPrefix[]>>;

/** Name of a kind of long task. */
export type TaskKindName = keyof typeof TASK_CHANGES;

const isKnown = (kind: string): kind is TaskKindName => Object.hasOwn(TASK_CHANGES, kind);

/** What a task changes. A kind that only a newer server knows may change every read: the empty beginning. */
export const changesOfTask = (kind: string): readonly (ReadPrefix | '')[] =>
  isKnown(kind) ? TASK_CHANGES[kind] : [''];
