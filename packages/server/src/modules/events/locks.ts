import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { EventRow, SessionRow } from './present.ts';

interface Side {
  readonly event: EventRow;
  readonly session: SessionRow;
}

const size = (quota: number | null): number => quota ?? Number.POSITIVE_INFINITY;

/**
 * Refuses changes that are forbidden after an event was published: its address, an earlier date, the way of payment, a
 * smaller quota and the price. @throws ApiFailure 409 LOCKED_FIELD naming every such field. Source: D45.
 */
export function assertEventUnlocked(before: Side, after: Side): void {
  if (before.event.published_at === null) return;
  const errors: Record<string, string> = {};
  if (before.event.event_url !== after.event.event_url)
    errors['event.event_url'] = 'Alamat halaman tidak dapat diubah setelah dipublikasikan';
  const [old, next] = [before.session.start_time, after.session.start_time];
  if (old !== null && (next === null || next < old))
    errors['session.start_time'] = 'Tanggal event yang sudah dipublikasikan tidak dapat dimajukan';
  if (before.session.online_payment !== after.session.online_payment)
    errors['session.online_payment'] = 'Metode pembayaran tidak dapat diubah setelah dipublikasikan';
  if (size(after.session.quota) < size(before.session.quota))
    errors['session.quota'] = 'Kuota tidak dapat dikurangi setelah dipublikasikan';
  if (before.session.price !== after.session.price)
    errors['session.price'] = 'Harga tiket tidak dapat diubah setelah dipublikasikan';
  if (Object.keys(errors).length > 0) throw new ApiFailure(409, 'LOCKED_FIELD', Object.values(errors)[0], { errors });
}
