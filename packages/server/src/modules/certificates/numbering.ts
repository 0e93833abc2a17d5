import { randomInt } from 'node:crypto';
import { compareForNumbering, firstNumberOf, printNumber } from '@widya/contract/certificate-template';
import { CODE_ALPHABET } from '@widya/contract/codes';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type Owner, templateOf } from './owners.ts';

/** 31^10 codes, which nobody can guess at 30 requests per minute. */
const CODE_LENGTH = 10;

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** Rows per statement; PostgreSQL allows 65,535 parameters. */
const CHUNK = 2_000;

export interface Unnumbered {
  readonly id: number;
  readonly full_name: string;
}

const ofOwner = ({ kind, id }: Owner): SQL | undefined =>
  kind === 'course' ? eq(certificates.course_id, id) : and(eq(certificates.class_id, id), eq(certificates.kind, kind));

/** The next number: one above the highest ever allocated. */
export async function nextNumber(tx: Tx, owner: Owner): Promise<number> {
  const [row] = await tx
    .select({ highest: sql<number | null>`max(${certificates.number})` })
    .from(certificates)
    .where(ofOwner(owner));
  return row?.highest === null || row?.highest === undefined ? firstNumberOf(templateOf(owner)) : row.highest + 1;
}

const linkOf = ({ kind }: Owner, id: number) => ({
  participant_id: kind === 'class' ? id : null,
  quiz_form_id: kind === 'additional' ? id : null,
  member_course_id: kind === 'course' ? id : null,
});

/**
 * Allocates numbers from `first` on to people without one, ordered by name. Call it while holding the owner's lock
 * (`lockCertificateOwner`), with `first` read under it, or two batches would use the same numbers. Source: D87, S41.
 */
export async function insertNumbers(tx: Tx, owner: Owner, people: readonly Unnumbered[], first: number): Promise<void> {
  const { numberSuffix } = templateOf(owner);
  const rows = people.toSorted(compareForNumbering).map(({ id, full_name }, index) => ({
    kind: owner.kind,
    class_id: owner.kind === 'course' ? null : owner.id,
    course_id: owner.kind === 'course' ? owner.id : null,
    ...linkOf(owner, id),
    full_name,
    event_name: owner.name,
    event_date: owner.date,
    number: first + index,
    printed_number: printNumber(first + index, owner.kind, numberSuffix),
    public_code: randomCode(),
  }));
  for (let start = 0; start < rows.length; start += CHUNK)
    await tx.insert(certificates).values(rows.slice(start, start + CHUNK));
}
