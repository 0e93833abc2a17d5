import { z } from 'zod';
import { normalisedEmail } from './people.ts';

/** A person to invite, from a form or a row of a CSV file. */
export interface Invitee {
  readonly email: string;
  readonly full_name?: string | undefined;
  /** `full_name` under the column name of a CSV file. */
  readonly nama?: string | undefined;
  readonly note?: string | undefined;
  /** `note` under the column name of a CSV file. */
  readonly catatan?: string | undefined;
  /** Row number in the file; defaults to the position in the list, from 1. */
  readonly row?: number | undefined;
}

export interface CheckedInvitee {
  readonly row: number;
  readonly email: string;
  /** Empty when the account already has the name. */
  readonly full_name: string;
  readonly note: string;
}

const MAX_NAME = 255;
const MAX_NOTE = 1_000;
const email = z.email();

/** Replaces control characters and runs of whitespace by one space. */
const oneLine = (text: string | undefined): string => (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();

function problemOf(person: CheckedInvitee): string | null {
  if (person.email === '') return 'Email wajib diisi';
  if (person.email.length > 255 || !email.safeParse(person.email).success) return 'Format email tidak sesuai';
  if (person.full_name.length > MAX_NAME) return `Nama maksimal ${MAX_NAME} karakter`;
  return person.note.length > MAX_NOTE ? `Catatan maksimal ${MAX_NOTE.toLocaleString('id-ID')} karakter` : null;
}

/**
 * Checks invitations without the database: reports invalid rows, and addresses that occur more than once (the first
 * valid row counts). Formulas are accepted as text here; exports neutralise them (S20).
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
