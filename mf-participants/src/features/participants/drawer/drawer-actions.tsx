import type { Participant } from '@widya/contract/participants';
import { Button } from '@widya/design-system/button';
import { Spacer } from '@widya/design-system/layout';
import { Menu } from '@widya/design-system/menu';
import { hasSeat, hasTicket, mayAccept, mayConfirm, mayMail, mayReject } from '../registration-rules.ts';
import { TEXTS } from '../texts.ts';
import type { RowDialogKind } from '../use-open-dialog.ts';
import { DRAWER_TEXTS } from './texts.ts';

const { actions } = TEXTS;

interface DrawerActionsProps {
  readonly row: Participant;
  readonly mayManage: boolean;
  readonly onDialog: (kind: RowDialogKind, row: Participant) => void;
  readonly onConfirm: (row: Participant) => void;
  readonly onPresent: ((row: Participant, isPresent: boolean) => void) | null;
}

/** Actions on the displayed registration, with the next step as the main button. */
export function DrawerActions({ row, mayManage, onDialog, onConfirm, onPresent }: DrawerActionsProps) {
  return (
    <>
      {mayReject(row) && (
        <Button variant="dangerQuiet" onClick={() => onDialog('reject', row)}>
          {actions.reject}
        </Button>
      )}
      <Spacer />
      <Menu
        label={DRAWER_TEXTS.more}
        size="md"
        variant="secondary"
        items={[
          mayMail(row) && { key: 'mail', label: actions.mail, onSelect: () => onDialog('mail', row) },
          hasSeat(row) &&
            onPresent && {
              key: 'present',
              label: row.is_present ? actions.absent : actions.present,
              onSelect: () => onPresent(row, !row.is_present),
            },
          hasSeat(row) && { key: 'predicate', label: actions.predicate, onSelect: () => onDialog('predicate', row) },
          hasTicket(row) && { key: 'ticket', label: actions.ticket, onSelect: () => onDialog('ticket', row) },
          mayManage && { key: 'edit', label: actions.edit, onSelect: () => onDialog('edit', row) },
        ]}
      />
      <Button onClick={() => onDialog('note', row)}>{actions.note}</Button>
      {mayAccept(row) && (
        <Button variant="primary" onClick={() => onDialog('accept', row)}>
          {actions.accept}
        </Button>
      )}
      {mayConfirm(row) && (
        <Button variant="primary" onClick={() => onConfirm(row)}>
          {actions.confirm}
        </Button>
      )}
    </>
  );
}
