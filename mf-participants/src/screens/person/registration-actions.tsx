import type { PersonRegistration } from '@widya/contract/person';
import { Menu } from '@widya/design-system/menu';
import { registrationPath } from '../../features/participants/drawer/person-items.tsx';
import { hasSeat, mayMail, mayMove } from '../../features/participants/registration-rules.ts';
import type { RowDialogKind } from '../../features/participants/use-open-dialog.ts';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

interface RegistrationActionsProps {
  readonly row: PersonRegistration;
  readonly onAct: (kind: RowDialogKind) => void;
}

/** Actions on a registration; none without the key of its list, in which case the API omits the notes. */
export function RegistrationActions({ row, onAct }: RegistrationActionsProps) {
  if (row.note === undefined) return null;
  return (
    <Menu
      label={texts.actionsFor(row.name)}
      size="sm"
      items={[
        mayMail(row) && { key: 'mail', label: texts.resend, onSelect: () => onAct('mail') },
        { key: 'note', label: texts.note, onSelect: () => onAct('note') },
        row.kind === 'class' && mayMove(row) && { key: 'move', label: texts.move, onSelect: () => onAct('move') },
        hasSeat(row) && { key: 'predicate', label: texts.predicate, onSelect: () => onAct('predicate') },
        { key: 'open', label: texts.open, to: registrationPath(row) ?? undefined },
      ]}
    />
  );
}
