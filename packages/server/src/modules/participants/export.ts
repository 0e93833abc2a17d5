import type { Participant } from '@widya/contract/participants';
import { formatTimestamp } from '@widya/contract/time/texts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { download } from '../../platform/http/download.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Owner } from '../registrations/find-owner.ts';
import { selectByIds } from '../registrations/read-registrations.ts';

const COLUMNS = [
  'id',
  'nama',
  'email',
  'ponsel',
  'organisasi',
  'provinsi',
  'kota',
  'status',
  'harga',
  'voucer',
  'hadir',
  'predikat',
  'terdaftar',
  'diterima',
  'catatan',
];
const BATCH = 1_000;
const CSV = 'text/csv; charset=utf-8';

const time = (at: string | null): string => (at === null ? '' : formatTimestamp(new Date(at)));

const cellsOf = (row: Participant): string[] => [
  String(row.id),
  row.full_name,
  row.email,
  row.phone_num,
  row.organization,
  row.province,
  row.city,
  row.label,
  String(row.price),
  row.voucher?.code ?? '',
  row.is_present ? 'Ya' : 'Tidak',
  row.predicate ?? '',
  time(row.registered_at),
  time(row.accepted_at),
  row.note,
];

const accepted = ({ source, id }: Owner) => and(eq(source.ownerId, id), eq(source.people.status, 'ACCEPTED'));

/** Ids of accepted participants, ascending, in batches. */
async function* acceptedIds(tx: Tx, owner: Owner): AsyncGenerator<number[]> {
  const { people: p } = owner.source;
  let last = 0;
  for (;;) {
    const rows: { id: number }[] = await tx
      .select({ id: p.id })
      .from(p)
      .where(and(accepted(owner), gt(p.id, last)))
      .orderBy(asc(p.id))
      .limit(BATCH);
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    last = rows.at(-1)?.id ?? last;
  }
}

/** The content of `daftar-peserta.csv`: all accepted participants. */
export async function* participantCsv(tx: Tx, owner: Owner): AsyncGenerator<string> {
  yield csvHeader(COLUMNS);
  for await (const ids of acceptedIds(tx, owner))
    yield csvLines((await selectByIds(tx, owner.source, ids)).map(cellsOf));
}

/** Accepted participants who subscribe to the newsletter and have an active account. */
const subscribers = (tx: Tx, owner: Owner) =>
  tx
    .select({ email: owner.source.people.email, name: owner.source.people.full_name })
    .from(owner.source.people)
    .innerJoin(members, eq(members.id, owner.source.people.member_id))
    .where(and(accepted(owner), eq(members.subscribe_newsletter, true), eq(members.active, 1)))
    .orderBy(asc(owner.source.people.id));

type ExportContext = Pick<Ctx, 'tx' | 'audit'>;

// One snapshot for count and rows, so that the log has the exact number of exported rows (S44).
const snapshot = (tx: Tx) => tx.execute(sql`set transaction isolation level repeatable read`);

const auditEntry = ({ source, code, name }: Owner, file: string, rows: number) => ({
  object: source.logObject,
  objectId: code,
  label: `${file} · ${name}`,
  after: { rows, filter: { status: 'ACCEPTED' } },
});

/**
 * Exports `daftar-peserta.csv` and logs the number of rows. @param find finds the class or course inside the snapshot.
 */
export async function exportParticipants(ctx: ExportContext, find: () => Promise<Owner>) {
  await snapshot(ctx.tx);
  const owner = await find();
  const [all] = await ctx.tx
    .select({ rows: sql<number>`count(*)::int` })
    .from(owner.source.people)
    .where(accepted(owner));
  ctx.audit(auditEntry(owner, 'daftar-peserta.csv', all?.rows ?? 0));
  return download({ content: participantCsv(ctx.tx, owner), type: CSV, filename: 'daftar-peserta.csv' });
}

/** Exports `email-peserta.csv`: newsletter subscribers only. */
export async function exportEmails(ctx: ExportContext, find: () => Promise<Owner>) {
  await snapshot(ctx.tx);
  const owner = await find();
  const rows = await subscribers(ctx.tx, owner);
  ctx.audit(auditEntry(owner, 'email-peserta.csv', rows.length));
  const content = csvHeader(['email', 'nama']) + csvLines(rows.map(({ email, name }) => [email, name]));
  return download({ content, type: CSV, filename: 'email-peserta.csv' });
}
