import { PARTICIPANT_PATHS, STAFF_PATHS } from './outward-address.ts';

/** First segments of the back office's screens: of the shell and of every remote. */
export const STAFF_SEGMENTS = [
  'admins',
  'complaint',
  'create-class',
  'create-event',
  'create-private-class',
  'dashboard',
  'diagnosis',
  'editor',
  'feedback',
  'forbidden',
  'formulir-dokumen',
  'help',
  'loglist',
  'masuk',
  'merchandise',
  'not-found',
  'notification',
  'participation',
  'presence',
  'private-class-editor',
  'tampilan-antarmuka',
  'transaction',
  'users',
  'waiting',
] as const;

/** First segments that the server answers itself: the API, its documentation, files, built pages, health. */
export const SERVER_SEGMENTS = [
  'assets',
  'docs',
  'files',
  'healthz',
  'openapi.json',
  'readyz',
  'registry.json',
  'remotes',
  'v1',
  'v2',
] as const;

/** Nothing stands there yet; visitors would take an event of such a name for a page of the organisation. */
const KEPT_FREE = ['admin', 'api', 'login', 'static', 'widya'] as const;

/** The first segment of a path, without slashes; null for the start page and for a parameter. */
export function firstSegment(path: string): string | null {
  const segment = path.split('/')[1] ?? '';
  return segment === '' || segment.startsWith(':') ? null : segment;
}

const segmentsOf = (paths: Readonly<Record<string, string>>): string[] =>
  Object.values(paths).flatMap((path) => firstSegment(path) ?? []);

const RESERVED: ReadonlySet<string> = new Set<string>([
  ...segmentsOf(PARTICIPANT_PATHS),
  ...segmentsOf(STAFF_PATHS),
  ...STAFF_SEGMENTS,
  ...SERVER_SEGMENTS,
  ...KEPT_FREE,
]);

const STAFF: ReadonlySet<string> = new Set<string>([...segmentsOf(STAFF_PATHS), ...STAFF_SEGMENTS]);

/** Whether `/<name>` is a screen of the back office, or begins its path. */
export const isStaffName = (name: string): boolean => STAFF.has(name.toLowerCase());

/** Whether another page stands at `/<name>`, so that no event may. */
export const isReservedName = (name: string): boolean => RESERVED.has(name.toLowerCase());
