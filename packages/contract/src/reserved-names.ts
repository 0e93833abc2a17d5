import { PARTICIPANT_PATHS, STAFF_PATHS } from './outward-address.ts';

/** First path segments of the screens of the shell and all remotes. */
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
  'rilis',
  'status',
  'tampilan-antarmuka',
  'token-api',
  'transaction',
  'users',
  'waiting',
] as const;

/** First path segments that the server handles itself: the API, its documentation, files, built pages, health. */
export const SERVER_SEGMENTS = [
  'assets',
  'docs',
  'files',
  'healthz',
  'metrics',
  'openapi.json',
  'readyz',
  'registry.json',
  'remotes',
  'v1',
  'v2',
] as const;

/** Unused names that are reserved, because visitors would take such an address for an official page. */
const OFFICIAL_SOUNDING = ['admin', 'api', 'login', 'static', 'widya'] as const;

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
  ...OFFICIAL_SOUNDING,
]);

const STAFF: ReadonlySet<string> = new Set<string>([...segmentsOf(STAFF_PATHS), ...STAFF_SEGMENTS]);

/** Whether `/<name>` is a screen of the back office or the beginning of its path. */
export const isStaffName = (name: string): boolean => STAFF.has(name.toLowerCase());

/** Whether `/<name>` is taken, so that no event may use it. */
export const isReservedName = (name: string): boolean => RESERVED.has(name.toLowerCase());
