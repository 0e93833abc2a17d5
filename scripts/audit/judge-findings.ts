import type { Finding } from './findings.ts';

/** A finding that does no harm here, or cannot be fixed yet. */
export interface Accepted {
  readonly id: string;
  readonly package: string;
  readonly reason: string;
  /** Last valid day, `2026-12-31`. */
  readonly until: string;
}

const REFUSED = ['high', 'critical'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isAccepted = (entry: unknown): entry is Accepted =>
  typeof entry === 'object' &&
  entry !== null &&
  ['id', 'package', 'reason', 'until'].every((name) => {
    const value: unknown = Reflect.get(entry, name);
    return typeof value === 'string' && value.trim() !== '';
  }) &&
  DAY.test(String(Reflect.get(entry, 'until')));

/** Reads the file of accepted findings. @throws Error when an entry lacks its id, package, reason or last day */
export function readAccepted(json: string): readonly Accepted[] {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries) || !entries.every(isAccepted))
    throw new Error('Each accepted finding needs id, package, reason and until (2026-12-31).');
  return entries;
}

const matches = (entry: Accepted, finding: Finding): boolean =>
  entry.id === finding.id && entry.package === finding.package;

/**
 * Reports high and critical findings that are not accepted (S46), and entries that have expired or match nothing.
 * @param today `2026-11-23`.
 */
export function judgeFindings(
  findings: readonly Finding[],
  accepted: readonly Accepted[],
  today: string,
): readonly string[] {
  const open = findings
    .filter(({ severity }) => REFUSED.includes(severity))
    .filter((finding) => !accepted.some((entry) => matches(entry, finding)))
    .map(({ id, package: name, severity, title }) => `${name}: ${severity} ${id}: ${title}`);
  return [...open, ...expiredOf(accepted, today), ...unusedOf(findings, accepted)];
}

/** Entries whose last day has passed, which can be reported without the registry. */
export const expiredOf = (accepted: readonly Accepted[], today: string): readonly string[] =>
  accepted
    .filter(({ until }) => until < today)
    .map(({ id, package: name, until }) => `${name}: ${id} was accepted until ${until}`);

const unusedOf = (findings: readonly Finding[], accepted: readonly Accepted[]): readonly string[] =>
  accepted
    .filter((entry) => !findings.some((finding) => matches(entry, finding)))
    .map(({ id, package: name }) => `${name}: ${id} is accepted but no longer found`);
