import type { SessionRegistration } from '@widya/contract/events';
import { Button } from '@widya/design-system/button';
import type { RowActions } from '@widya/design-system/data-table';
import { BanIcon, CheckIcon, TicketIcon, UserIcon } from '@widya/design-system/icon';
import type { Settlement } from './settle-dialogs.tsx';
import { REGISTRATION_TEXTS as texts } from './texts.ts';

interface RegistrationHandlers {
  readonly onSettle: (settlement: Settlement) => void;
  readonly onCheckIn: (row: SessionRegistration) => void;
  readonly onRenew: (row: SessionRegistration) => void;
}

/** States in which staff can reject a registration. */
const OPEN: readonly string[] = ['PENDING', 'WAITING', 'ACCEPTED'];

/** Actions on a registration. */
export const registrationActions =
  ({ onSettle, onCheckIn, onRenew }: RegistrationHandlers): RowActions<SessionRegistration> =>
  (row) => [
    row.status === 'ACCEPTED' && {
      key: 'check-in',
      label: row.checked_in_at === null ? texts.checkIn : texts.undoCheckIn,
      icon: <UserIcon size={16} />,
      onSelect: () => onCheckIn(row),
    },
    row.status !== 'ACCEPTED' && {
      key: 'accept',
      label: texts.accept,
      icon: <CheckIcon size={16} />,
      onSelect: () => onSettle({ action: 'accept', row }),
    },
    row.status !== 'REJECTED' && {
      key: 'ticket',
      label: texts.renewTicket,
      icon: <TicketIcon size={16} />,
      onSelect: () => onRenew(row),
    },
    OPEN.includes(row.status) && {
      key: 'reject',
      label: texts.reject,
      icon: <BanIcon size={16} />,
      onSelect: () => onSettle({ action: 'reject', row }),
      danger: true,
    },
  ];

interface CardActionProps extends Pick<RegistrationHandlers, 'onSettle' | 'onCheckIn'> {
  readonly row: SessionRegistration;
}

/** The main action of a card on phones: accepts a registration, or checks in an accepted person once. */
export function CardAction({ row, onSettle, onCheckIn }: CardActionProps) {
  const { status, checked_in_at, full_name } = row;
  if (status !== 'ACCEPTED')
    return (
      <Button size="sm" aria-label={texts.acceptOf(full_name)} onClick={() => onSettle({ action: 'accept', row })}>
        {texts.accept}
      </Button>
    );
  if (checked_in_at !== null) return null;
  return (
    <Button size="sm" aria-label={texts.checkInOf(full_name)} onClick={() => onCheckIn(row)}>
      {texts.checkIn}
    </Button>
  );
}
