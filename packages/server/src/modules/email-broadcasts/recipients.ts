import type { emailBroadcastSchemas } from '@widya/contract/email-broadcasts.schemas';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import { complaints } from '../../platform/database/schema/forms.ts';
import { invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { findMailOwner } from '../email-templates/mail-owner.ts';
import { findClassOwner, findCourseOwner, type Owner } from '../registrations/find-owner.ts';

export type RecipientsBody = z.output<(typeof emailBroadcastSchemas)['countEmailRecipients']['body']>;

/** The address pattern of the contract's forms (zod's own), repeated here to check each entry separately. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const MOST_LENGTH = 255;

/** `Sari Wulandari <sari@contoh.example>`, as mail programs copy it. */
const NAMED = /^(.*)<([^<>]+)>$/;

interface EnteredRecipient {
  readonly email: string;
  readonly name: string;
  readonly participant_id: number | null;
}

function recipientOf(entry: RecipientsBody['recipients'][number]): EnteredRecipient {
  if (typeof entry !== 'string')
    return {
      email: entry.email.toLowerCase(),
      name: entry.name ?? '',
      participant_id: entry.participant_id ?? null,
    };
  const [, name = '', email = entry] = NAMED.exec(entry) ?? [];
  return { email: email.trim().toLowerCase(), name: name.replaceAll('"', '').trim(), participant_id: null };
}

const isAddress = ({ email }: EnteredRecipient): boolean => email.length <= MOST_LENGTH && ADDRESS.test(email);

/** The requested recipients before any query. */
export interface ChosenRecipients {
  /** The class or course whose facts fill the mail; null for none. */
  readonly owner: Owner | null;
  readonly entered: readonly EnteredRecipient[];
  /** Entries that are not an address. */
  readonly invalid: readonly string[];
  /** Query of the audience's rows: email, name, member_id, participant_id. */
  readonly audience: SQL | null;
  /** The complainant's address; it gets the mail even if it has unsubscribed. */
  readonly answers: string | null;
}

async function audienceOf(
  tx: Tx,
  caller: Caller,
  audience: NonNullable<RecipientsBody['audience']>,
): Promise<{ readonly rows: SQL; readonly owner: Owner | null }> {
  if (audience.kind === 'newsletter') {
    const rows = sql`select email_normalised as email, full_name as name, id as member_id, null::integer as participant_id
      from members where active = 1 and subscribe_newsletter and duplicate_of_id is null and anonymised_at is null`;
    return { rows, owner: null };
  }
  const owner = await (audience.kind === 'class' ? findClassOwner : findCourseOwner)(tx, caller, audience.code);
  const [table, column] = audience.kind === 'class' ? ['registrations', 'class_id'] : ['member_courses', 'course_id'];
  const rows = sql`select lower(btrim(email)) as email, full_name as name, member_id, id as participant_id
    from ${sql.identifier(table ?? '')} where ${sql.identifier(column ?? '')} = ${owner.id}
      and status = any(${sql.param([...audience.status])})`;
  return { rows, owner };
}

async function assertParticipants(tx: Tx, owner: Owner | null, entered: readonly EnteredRecipient[]): Promise<void> {
  const ids = [...new Set(entered.flatMap(({ participant_id }) => (participant_id === null ? [] : [participant_id])))];
  if (ids.length === 0) return;
  if (owner === null) throw invalid({ recipients: 'Pilih kelas dari peserta ini' });
  const { people, ownerId } = owner.source;
  const own = await tx.$count(people, sql`${ownerId} = ${owner.id} and ${people.id} in ${idsIn(ids)}`);
  if (own !== ids.length) throw notFound('Data Pendaftaran tidak ditemukan');
}

async function complainantAddress(tx: Tx, id: number | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const [row] = await tx.select({ email: complaints.email }).from(complaints).where(eq(complaints.id, id));
  if (row === undefined) throw notFound('Aduan tidak ditemukan');
  return row.email.trim().toLowerCase();
}

/**
 * Reads the recipients from a body. The class is the named one, or that of the audience.
 * @throws ApiFailure 404 for an unknown class, course, participant or complaint; 422 when they do not fit together.
 */
export async function chooseRecipients(tx: Tx, caller: Caller, body: RecipientsBody): Promise<ChosenRecipients> {
  const namedOwner = await findMailOwner(tx, caller, body);
  const audience = body.audience ? await audienceOf(tx, caller, body.audience) : null;
  const owner = namedOwner ?? audience?.owner ?? null;
  const other = audience?.owner;
  if (namedOwner && other && (namedOwner.id !== other.id || namedOwner.source.kind !== other.source.kind))
    throw invalid({ audience: 'Penerima dan isi surel harus dari kelas yang sama' });
  const entries = body.recipients.map(recipientOf).filter(({ email }) => email !== '');
  const entered = entries.filter(isAddress);
  await assertParticipants(tx, owner, entered);
  return {
    owner,
    entered,
    invalid: entries.filter((entry) => !isAddress(entry)).map(({ email }) => email),
    audience: audience?.rows ?? null,
    answers: await complainantAddress(tx, body.complaint_id),
  };
}

/**
 * Query of all distinct addresses, with the reason when one is skipped (otherwise null). Entered addresses come first,
 * and of duplicates the one with a registration wins; a missing name is taken from the account. Columns: nr, email,
 * name, member_id, participant_id, reason.
 */
export function recipientRows({
  entered,
  audience,
  answers,
}: Pick<ChosenRecipients, 'entered' | 'audience' | 'answers'>): SQL {
  const audienceRows =
    audience === null ? sql`` : sql`union all select 1, row_number() over (), a.* from (${audience}) a`;
  return sql`
    select person.*, left_out.reason from (
      select distinct on (email) row_number() over (order by part, nr) as nr, email, name, member_id, participant_id
      from (
        select 0 as part, nr, item ->> 'email' as email, coalesce(nullif(item ->> 'name', ''), m.full_name, '') as name,
          m.id as member_id, (item ->> 'participant_id')::integer as participant_id
        from jsonb_array_elements(${JSON.stringify(entered)}::jsonb) with ordinality as entries (item, nr)
        left join members m on m.email_normalised = item ->> 'email' and m.duplicate_of_id is null
        ${audienceRows}
      ) everyone
      where email <> ''
      order by email, participant_id is null, part, nr
    ) person
    left join email_suppressions left_out on left_out.email = person.email
      and not (left_out.reason = 'unsubscribed' and person.email = ${answers ?? ''})`;
}

/** SQL of the number of entries including duplicates. */
export function entryCount({ entered, audience }: Pick<ChosenRecipients, 'entered' | 'audience'>): SQL<number> {
  const more = audience === null ? sql`0` : sql`(select count(*)::int from (${audience}) a where email <> '')`;
  return sql<number>`${entered.length}::int + ${more}`;
}
