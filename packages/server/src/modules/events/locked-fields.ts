import { ApiFailure } from '../../platform/http/api-failure.ts';
import { ofFirstSession } from './fields.ts';
import type { EventRow, SessionRow } from './present.ts';

interface EventState {
  readonly event: EventRow;
  readonly session: SessionRow;
}

const size = (quota: number | null): number => quota ?? Number.POSITIVE_INFINITY;

/** Changes of a published session that are forbidden, by field. Source: D45. */
function lockedFields(before: SessionRow, after: SessionRow): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const [old, next] = [before.start_time, after.start_time];
  if (old !== null && (next === null || next < old))
    errors.start_time = 'Tanggal event yang sudah dipublikasikan tidak dapat dimajukan';
  if (before.online_payment !== after.online_payment)
    errors.online_payment = 'Metode pembayaran tidak dapat diubah setelah dipublikasikan';
  if (size(after.quota) < size(before.quota)) errors.quota = 'Kuota tidak dapat dikurangi setelah dipublikasikan';
  if (before.price !== after.price) errors.price = 'Harga tiket tidak dapat diubah setelah dipublikasikan';
  return errors;
}

function assertUnlocked(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw new ApiFailure(409, 'LOCKED_FIELD', Object.values(errors)[0], { errors });
}

/**
 * Refuses changes that are forbidden after an event was published: its address, an earlier date, the way of payment, a
 * smaller quota and the price. @throws ApiFailure 409 LOCKED_FIELD naming every such field. Source: D45.
 */
export function assertEventUnlocked(before: EventState, after: EventState): void {
  if (before.event.published_at === null) return;
  const address =
    before.event.event_url === after.event.event_url
      ? {}
      : { 'event.event_url': 'Alamat halaman tidak dapat diubah setelah dipublikasikan' };
  assertUnlocked({ ...address, ...ofFirstSession(lockedFields(before.session, after.session)) });
}

/** The same for a session by itself. @throws ApiFailure 409 LOCKED_FIELD. Source: D45. */
export function assertSessionUnlocked({ event, session }: EventState, after: SessionRow): void {
  if (event.published_at !== null) assertUnlocked(lockedFields(session, after));
}
