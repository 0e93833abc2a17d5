import type { ClassRow } from '@widya/contract/classes';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted } from '@widya/design-system/layout';
import { countedQuota } from '../../../features/classes/counted-quota.ts';
import { TEXTS } from '../texts.ts';

/** Daftar: registrations awaiting payment, and the waiting list beside them. D31. */
export function WaitingCell({ row }: { readonly row: ClassRow }) {
  const { waiting, pending } = row.metrics;
  return (
    <>
      {formatNumber(waiting)}
      {pending > 0 && <span data-cell="under">{TEXTS.waitingList(formatNumber(pending))}</span>}
    </>
  );
}

/** Bayar: accepted registrations of the quota; only the number when unlimited or free of charge. A-128, D27. */
export function AcceptedCell({ row }: { readonly row: ClassRow }) {
  const quota = countedQuota(row);
  return (
    <>
      {formatNumber(row.metrics.accepted)}
      {quota !== null && <Muted>/{formatNumber(quota)}</Muted>}
    </>
  );
}
