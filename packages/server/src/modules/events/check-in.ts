import type { eventSchemas } from '@widya/contract/events.schemas';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/entry.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { EventSeats, RegistrationRow } from './event-people.ts';
import { registrationsMatching } from './registrations.ts';

type Body = z.output<(typeof eventSchemas)['checkInSessionRegistrations']['body']>;

const UNKNOWN = 'Data Pendaftaran tidak ditemukan';

/**
 * @throws ApiFailure 404 when a registration belongs to another session (S11), 409 when the number differs from what
 * the caller saw, 422.
 */
async function lockSelected(tx: Tx, { session }: EventSeats, body: Body): Promise<RegistrationRow[]> {
  const { ids, filter, except = [], expected } = body;
  if (ids === undefined && filter === undefined) throw invalid({ ids: 'Pilih pendaftar terlebih dahulu' });
  const wanted =
    ids === undefined
      ? registrationsMatching({ sessionId: session.id }, filter ?? {})
      : and(eq(eventRegistrations.session_id, session.id), sql`${eventRegistrations.id} in ${idsIn(ids)}`);
  const found = await tx
    .select()
    .from(eventRegistrations)
    .where(wanted)
    .orderBy(asc(eventRegistrations.id))
    .for('update');
  if (ids !== undefined && found.length !== new Set(ids).size) throw notFound(UNKNOWN);
  const excluded = new Set(except);
  const selected = found.filter(({ id }) => !excluded.has(id));
  if (expected !== undefined && selected.length !== expected)
    throw new ApiFailure(
      409,
      'VERSION_CONFLICT',
      `Pilihan ini sekarang berisi ${selected.length} pendaftar. Periksa kembali.`,
      { current: { total: selected.length } },
    );
  return selected;
}

interface CheckedIn {
  readonly changed: readonly RegistrationRow[];
  readonly notAccepted: number;
  /** The log row of the change. */
  readonly entry: AuditEntry;
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * Checks accepted people in, or undoes it. People who are already checked in keep their time.
 * @param seats locked by the caller, so that no seat is given up in the meantime.
 * @throws ApiFailure 404, 409 when none of them is accepted, 422.
 */
export async function checkIn(tx: Tx, seats: EventSeats, body: Body, now: Date): Promise<CheckedIn> {
  const selected = await lockSelected(tx, seats, body);
  const accepted = selected.filter(({ status }) => status === 'ACCEPTED');
  if (accepted.length === 0)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kehadiran hanya dapat dicatat untuk pendaftar yang diterima');
  const changed = accepted.filter(({ checked_in_at }) => (checked_in_at !== null) !== body.checked_in);
  const at = body.checked_in ? now : null;
  if (changed.length > 0)
    await tx
      .update(eventRegistrations)
      .set({ checked_in_at: at, version: sql`${eventRegistrations.version} + 1` })
      .where(sql`${eventRegistrations.id} in ${idsIn(changed.map(({ id }) => id))}`);
  const notAccepted = selected.length - accepted.length;
  return { changed, notAccepted, entry: entryOf(seats, selected, changed, at) };
}

/** The log row of one person has the registration's id, that of several the address of their event. */
function entryOf(
  { event }: EventSeats,
  selected: readonly RegistrationRow[],
  changed: readonly RegistrationRow[],
  at: Date | null,
): AuditEntry {
  const [only, ...more] = selected;
  if (only !== undefined && more.length === 0)
    return {
      object: 'sessionregistration',
      objectId: only.id,
      label: `${only.full_name} · ${event.name}`,
      before: { checked_in_at: moment(only.checked_in_at) },
      after: { checked_in_at: moment(changed.length > 0 ? at : only.checked_in_at) },
    };
  return {
    object: 'sessionregistration',
    objectId: event.event_url,
    label: `${changed.length} pendaftar · ${event.name}`,
    after: {
      checked_in_at: moment(at),
      ids: changed.map(({ id }) => id),
      skipped: selected.length - changed.length,
    },
  };
}
