import { and, eq, inArray, sql } from 'drizzle-orm';
import type { UploadedQuestion } from '../../platform/database/schema/questions.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';

export interface RowProblem {
  readonly row: number;
  readonly column: string | null;
  readonly message: string;
  /** The row cannot be imported; otherwise it is a warning. */
  readonly blocking: boolean;
}

/** A row before its asker is looked up. */
export type ImportRow = Omit<UploadedQuestion, 'participant_id'>;

const UNREGISTERED =
  'Penanya tidak terdaftar di kelas ini. Pertanyaan akan dibuat tanpa identitas dan tanpa ID peserta.';
const MISSING = 'Wajib diisi';
const MAX_NAME = 255;
const MAX_TEXT = 20_000;

const tooLong = (most: number): string => `Maksimal ${most.toLocaleString('id-ID')} karakter`;

/** The problems that prevent importing a row. */
function blockingProblems(input: ImportRow): RowProblem[] {
  const found: (readonly [string, string])[] = [];
  if (input.nama === '') found.push(['Nama', MISSING]);
  if (input.nama.length > MAX_NAME) found.push(['Nama', tooLong(MAX_NAME)]);
  if (input.surel.length > MAX_NAME) found.push(['Surel', tooLong(MAX_NAME)]);
  if (input.pertanyaan === '') found.push(['Pertanyaan', MISSING]);
  if (input.pertanyaan.length > MAX_TEXT) found.push(['Pertanyaan', tooLong(MAX_TEXT)]);
  if (input.jawaban.length > MAX_TEXT) found.push(['Jawaban', tooLong(MAX_TEXT)]);
  return found.map(([column, message]) => ({ row: input.row, column, message, blocking: true }));
}

/** Emails per query. */
const CHUNK = 5_000;

export interface Asker {
  readonly participant_id: number;
  readonly member_id: number;
  readonly full_name: string;
  readonly email: string;
}

/** Registered people of a class by lower-case email. */
export async function findAskers(tx: Tx, classId: number, emails: readonly string[]): Promise<Map<string, Asker>> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()).filter((email) => email !== ''))];
  const askers = new Map<string, Asker>();
  for (let from = 0; from < wanted.length; from += CHUNK) {
    const rows = await tx
      .select({
        participant_id: registrations.id,
        member_id: registrations.member_id,
        full_name: registrations.full_name,
        email: registrations.email,
      })
      .from(registrations)
      .where(
        and(
          eq(registrations.class_id, classId),
          inArray(sql`lower(${registrations.email})`, wanted.slice(from, from + CHUNK)),
        ),
      );
    for (const row of rows) askers.set(row.email.toLowerCase(), row);
  }
  return askers;
}

/** Checks every row: problems that block it, and whether its asker is registered. Source: B-044. */
export async function checkRows(
  tx: Tx,
  classId: number,
  rows: readonly ImportRow[],
): Promise<{ questions: UploadedQuestion[]; problems: RowProblem[] }> {
  const askers = await findAskers(
    tx,
    classId,
    rows.map(({ surel }) => surel),
  );
  const problems: RowProblem[] = [];
  const questions = rows.map((input): UploadedQuestion => {
    const { row, nama, surel, pertanyaan, jawaban } = input;
    const participant_id = askers.get(surel.toLowerCase())?.participant_id ?? null;
    problems.push(...blockingProblems(input));
    if (participant_id === null) problems.push({ row, column: 'Surel', message: UNREGISTERED, blocking: false });
    return { row, nama, surel, pertanyaan, jawaban, participant_id };
  });
  return { questions, problems };
}
