import type { ClassRow } from '@widya/contract/classes';
import type { Participant } from '@widya/contract/participants';
import { SEAT_STATUSES } from '@widya/contract/registration-status';
import { formatDateTime } from '@widya/contract/time/texts';
import { Banner } from '@widya/design-system/banner';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted } from '@widya/design-system/layout';
import { joinFacts } from '../drawer/join-facts.ts';
import { MOVE_TEXTS as texts } from './texts.ts';

type Mover = Pick<Participant, 'status' | 'price' | 'invited'>;

/** Unpaid registrations count as taken; null when unlimited. */
const freeSeats = ({ quota, metrics }: ClassRow): number | null =>
  quota === 0 ? null : Math.max(0, quota - metrics.waiting - metrics.accepted);

/** The ordered price is kept, so a difference is neither charged nor refunded. */
function priceText({ price: ordered }: Mover, { price }: ClassRow): string {
  const more = price - ordered;
  if (more === 0) return texts.samePrice(formatMoney(price));
  const format = more > 0 ? texts.dearer : texts.cheaper;
  return format(formatMoney(price), formatMoney(Math.abs(more)), formatMoney(ordered));
}

/** Facts of the target class that staff should know before moving somebody. */
export function TargetFacts({ row, target }: { readonly row: Mover; readonly target: ClassRow }) {
  const free = freeSeats(target);
  const isFull = free === 0 && SEAT_STATUSES.includes(row.status);
  return (
    <>
      <Muted>
        {joinFacts(
          target.start_time === null ? texts.permanent : formatDateTime(target.start_time),
          free === null ? texts.unlimited : texts.free(formatNumber(free)),
        )}
      </Muted>
      {isFull && <Banner tone="warn">{texts.full}</Banner>}
      {!row.invited && <Banner tone={target.price === row.price ? 'info' : 'warn'}>{priceText(row, target)}</Banner>}
    </>
  );
}
