import { GENDER_LABELS } from '@widya/contract/member-rules';
import { formatTimestamp } from '@widya/contract/time/texts';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { defineTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import { isUnknownBirthday, type MemberRow } from './present.ts';

const BATCH = 5_000;

/** The columns of the files; all columns would double the time for a million rows. */
const COLUMNS = {
  id: members.id,
  email: members.email,
  full_name: members.full_name,
  phone_num: members.phone_num,
  organization: members.organization,
  province: members.province,
  city: members.city,
  gender: members.gender,
  date_of_birth: members.date_of_birth,
  dob_confirmed: members.dob_confirmed,
  subscribe_newsletter: members.subscribe_newsletter,
  active: members.active,
  created_at: members.created_at,
};

type Exported = Pick<MemberRow, keyof typeof COLUMNS>;

const subscribed = and(eq(members.active, 1), eq(members.subscribe_newsletter, true));

/** Number of rows of an export, for the log (S44). */
export async function countExport(tx: Tx, list: keyof typeof EXPORTS): Promise<number> {
  const [row] = await tx
    .select({ rows: count() })
    .from(members)
    .where(list === 'newsletter' ? subscribed : undefined);
  return row?.rows ?? 0;
}

/** Streams people in the order of their ids in batches, to bound memory. */
async function* readMembers(db: Services['db'], onlyNewsletter: boolean): AsyncGenerator<Exported[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select(COLUMNS)
      .from(members)
      .where(and(gt(members.id, after), onlyNewsletter ? subscribed : undefined))
      .orderBy(asc(members.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

const yesNo = (value: boolean): string => (value ? 'Ya' : 'Tidak');
const dmy = (date: string | null): string => date?.split('-').toReversed().join('-') ?? '';

const ALL_COLUMNS = [
  'id',
  'email',
  'nama',
  'ponsel',
  'organisasi',
  'provinsi',
  'kota',
  'jenis kelamin',
  'tanggal lahir',
  'newsletter',
  'aktif',
  'terdaftar',
];

const birthdayOf = ({ date_of_birth, dob_confirmed }: Exported): string =>
  isUnknownBirthday(date_of_birth, dob_confirmed) ? '' : dmy(date_of_birth);

const allCells = (row: Exported): string[] => [
  String(row.id),
  row.email,
  row.full_name,
  row.phone_num,
  row.organization,
  row.province,
  row.city,
  row.gender === null ? '' : GENDER_LABELS[row.gender],
  birthdayOf(row),
  yesNo(row.subscribe_newsletter),
  yesNo(row.active === 1),
  formatTimestamp(row.created_at),
];

async function* newsletterCsv(db: Services['db']): AsyncGenerator<string> {
  yield csvHeader(['email', 'nama']);
  for await (const rows of readMembers(db, true)) yield csvLines(rows.map((row) => [row.email, row.full_name]));
}

async function* allCsv(db: Services['db']): AsyncGenerator<string> {
  yield csvHeader(ALL_COLUMNS);
  for await (const rows of readMembers(db, false)) yield csvLines(rows.map(allCells));
}

/** `email-peserta.csv`: active newsletter subscribers; `seluruh-pengguna.csv`: all people. Source: B-163, B-164. */
export const EXPORTS = {
  newsletter: { label: 'Unduh email-peserta.csv', file: 'email-peserta.csv', csv: newsletterCsv },
  all: { label: 'Unduh seluruh-pengguna.csv', file: 'seluruh-pengguna.csv', csv: allCsv },
} as const;

/** Exports a list of people as a CSV file. It has no items, because the whole file is written at the end. */
export const exportMembersKind = defineTaskKind<Record<string, never>, { readonly list: keyof typeof EXPORTS }>({
  name: 'member-export',
  label: 'Unduh pengguna',
  workItem: async () => ({ outcome: 'sent' }),
  finish: async ({ db }, { input }) => {
    const { file, csv } = EXPORTS[input.list];
    return { file: { name: file, type: 'text/csv', content: csv(db) } };
  },
});
