import type { Participant } from '@widya/contract/participants';
import { Badge } from '@widya/design-system/badge';
import { Inline } from '@widya/design-system/layout';
import { registrationStates } from '@widya/design-system/status/registration';
import { StatusBadge } from '@widya/design-system/status-badge';
import { TableText } from '@widya/design-system/table-cell';
import { mayConfirm, shownState } from '../registration-rules.ts';
import { TEXTS } from '../texts.ts';

/** The state of a registration; under it, that it waits for KONFIRMASI. */
export function StatusCell({ row }: { readonly row: Participant }) {
  const badge = <StatusBadge states={registrationStates} status={shownState(row)} />;
  return mayConfirm(row) ? <TableText main={badge} sub={TEXTS.unconfirmed} /> : badge;
}

/** The same on a card, where there is one line. */
export const StatusBadges = ({ row }: { readonly row: Participant }) => (
  <Inline gap="1.5">
    <StatusBadge states={registrationStates} status={shownState(row)} />
    {mayConfirm(row) && <Badge>{TEXTS.unconfirmed}</Badge>}
  </Inline>
);
