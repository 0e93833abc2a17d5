import type { z } from 'zod';
import { PASSWORD_TOO_SHORT } from './passwords.ts';

type Issue = z.core.$ZodIssue;

/** The part of a schema that a form needs. */
export type BodySchema = Pick<z.ZodType, 'safeParse'>;

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Format email tidak valid',
  url: 'Tautan tidak valid',
  date: 'Tanggal tidak valid',
  datetime: 'Tanggal dan waktu tidak valid',
};

const UNSPECIFIC = 'Isian tidak sesuai';
const MISSING = 'Wajib diisi';

function tooSmall(issue: z.core.$ZodIssueTooSmall, field: string): string {
  if (issue.origin === 'string' && /password/i.test(field)) return PASSWORD_TOO_SHORT;
  if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? MISSING : `Minimal ${issue.minimum} karakter`;
  if (issue.origin === 'array') return `Pilih minimal ${issue.minimum}`;
  return issue.inclusive ? `Minimal ${issue.minimum}` : `Harus lebih dari ${issue.minimum}`;
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'string') return `Maksimal ${issue.maximum} karakter`;
  if (issue.origin === 'array') return `Maksimal ${issue.maximum} data`;
  return `Maksimal ${issue.maximum}`;
}

/** Zod's default messages are English and begin like this; all others come from the schema. */
const OF_ZOD = /^(Invalid|Too (small|big)|Unrecognized)/;

/** The schema's own message for an issue, such as 'Harap mengisi nama topik'; undefined when it has none. */
export const ownSentence = ({ message }: Issue): string | undefined => (OF_ZOD.test(message) ? undefined : message);

/** The Indonesian message for an issue. */
export function textOfIssue(issue: Issue): string {
  const own = ownSentence(issue);
  if (own !== undefined) return own;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? MISSING : UNSPECIFIC;
    case 'too_small':
      return tooSmall(issue, issue.path.join('.'));
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Format tidak sesuai';
    case 'invalid_value':
      return 'Pilihan tidak dikenal';
    default:
      return UNSPECIFIC;
  }
}

/** First message of each field; `body` stands for the input as a whole. */
export function textsOfIssues(issues: readonly Issue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body';
    texts[field] ??= textOfIssue(issue);
  }
  return texts;
}
