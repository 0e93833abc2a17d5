import type { Participant } from '@widya/contract/participants';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Inline } from '@widya/design-system/layout';
import { registrationStates } from '@widya/design-system/status/registration';
import { StatusBadge } from '@widya/design-system/status-badge';
import { TableText } from '@widya/design-system/table-cell';
import { mayConfirm, shownState } from '../registration-rules.ts';
import { TEXTS } from '../texts.ts';

/** What a registration awaits besides its state: KONFIRMASI or the proof of its address; null for nothing. */
function waitsFor(row: Participant): string | null {
  if (row.confirm_by !== null) return TEXTS.reservedUntil(formatDateTime(row.confirm_by));
  return mayConfirm(row) ? TEXTS.unconfirmed : null;
}

/** The state of a registration, with what it awaits below. */
export function StatusCell({ row }: { readonly row: Participant }) {
  const badge = <StatusBadge states={registrationStates} status={shownState(row)} />;
  const waits = waitsFor(row);
  return waits === null ? badge : <TableText main={badge} sub={waits} />;
}

/** The same on a card, in one line. */
export const StatusBadges = ({ row }: { readonly row: Participant }) => (
  <Inline gap="1.5">
    <StatusBadge states={registrationStates} status={shownState(row)} />
    {waitsFor(row) && <Badge>{waitsFor(row)}</Badge>}
  </Inline>
);
