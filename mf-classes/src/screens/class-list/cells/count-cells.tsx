import type { ClassRow } from '@widya/contract/classes';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted } from '@widya/design-system/layout';
import { countedQuota } from '../../../features/classes/counted-quota.ts';
import { TEXTS } from '../texts.ts';

/** Daftar: who waits for payment, and the queue for a seat beside it. D31. */
export function WaitingCell({ row }: { readonly row: ClassRow }) {
  const { waiting, pending } = row.metrics;
  return (
    <>
      {formatNumber(waiting)}
      {pending > 0 && <span data-cell="under">{TEXTS.queued(formatNumber(pending))}</span>}
    </>
  );
}

/** Bayar: who was accepted, of how many seats; without a limit only the number. A-128, D27. */
export function AcceptedCell({ row }: { readonly row: ClassRow }) {
  const quota = countedQuota(row);
  return (
    <>
      {formatNumber(row.metrics.accepted)}
      {quota !== null && <Muted>/{formatNumber(quota)}</Muted>}
    </>
  );
}
