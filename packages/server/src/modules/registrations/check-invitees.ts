import { z } from 'zod';
import { normalisedEmail } from './people.ts';

/** Someone to invite, as a form or a line of a CSV has it. */
export interface Invitee {
  readonly email: string;
  readonly full_name?: string | undefined;
  readonly nama?: string | undefined;
  readonly note?: string | undefined;
  readonly catatan?: string | undefined;
  /** Line in the file; the place in the list, from 1, when left out. */
  readonly row?: number | undefined;
}

export interface CheckedInvitee {
  readonly row: number;
  readonly email: string;
  /** Empty for someone whose account says it. */
  readonly full_name: string;
  readonly note: string;
}

const MAX_NAME = 255;
const MAX_NOTE = 1_000;
const email = z.email();

/** One line: control characters and runs of spaces become one space. */
const oneLine = (text: string | undefined): string => (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();

function problemOf(person: CheckedInvitee): string | null {
  if (person.email === '') return 'Email wajib diisi';
  if (person.email.length > 255 || !email.safeParse(person.email).success) return 'Format email tidak sesuai';
  if (person.full_name.length > MAX_NAME) return `Nama maksimal ${MAX_NAME} karakter`;
  return person.note.length > MAX_NOTE ? `Catatan maksimal ${MAX_NOTE.toLocaleString('id-ID')} karakter` : null;
}

/**
 * Looks at invitations without the database: what is wrong with a line, and who stands in the list more than once (the first
 * good line counts). A formula in a cell is a text like any other here; exports make it harmless (S20).
 */
export function checkInvitees(people: readonly Invitee[]) {
  const good: CheckedInvitee[] = [];
  const failed: { row: number; email: string; reason: string }[] = [];
  const repeated: { row: number; email: string }[] = [];
  const seen = new Set<string>();
  for (const [index, person] of people.entries()) {
    const checked = {
      row: person.row ?? index + 1,
      email: normalisedEmail(person.email),
      full_name: oneLine(person.full_name ?? person.nama),
      note: oneLine(person.note ?? person.catatan),
    };
    const reason = problemOf(checked);
    if (reason !== null) failed.push({ row: checked.row, email: person.email.slice(0, 255), reason });
    else if (seen.has(checked.email)) repeated.push({ row: checked.row, email: checked.email });
    else {
      good.push(checked);
      seen.add(checked.email);
    }
  }
  return { good, failed, repeated };
}
