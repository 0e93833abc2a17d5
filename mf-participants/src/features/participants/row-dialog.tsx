import type { Participant } from '@widya/contract/participants';
import { SCENARIOS_OF_STATUS, SEAT_STATUSES } from '@widya/contract/registration-status';
import { toast } from '@widya/design-system/toast';
import { AcceptDialog } from './accept/accept-dialog.tsx';
import { BULK_TEXTS } from './bulk/texts.ts';
import { EditUserDialog } from './edit-user/edit-user-dialog.tsx';
import { MailDialog } from './mail/mail-dialog.tsx';
import { MAIL_TEXTS } from './mail/texts.ts';
import { MoveDialog } from './move/move-dialog.tsx';
import { NoteDialog } from './note/note-dialog.tsx';
import { PredicateDialog } from './predicate/predicate-dialog.tsx';
import { PREDICATE_TEXTS } from './predicate/texts.ts';
import { RejectDialog } from './reject/reject-dialog.tsx';
import { REJECT_TEXTS } from './reject/texts.ts';
import { useSource, useSourceActions } from './source/source-context.ts';
import { TicketLinkDialog } from './ticket-link/ticket-link-dialog.tsx';
import type { RowDialogKind } from './use-open-dialog.ts';

interface RowDialogProps {
  readonly kind: RowDialogKind;
  readonly row: Participant;
  readonly onClose: () => void;
}

/** The open dialog about one person. */
export function RowDialog({ kind, row, onClose }: RowDialogProps) {
  const { kind: kindOfSource } = useSource();
  const writes = useSourceActions();
  const { id, full_name: name } = row;
  // Courses have no waiting list; registrations awaiting payment occupy a seat too.
  const freesSeat = kindOfSource === 'class' && SEAT_STATUSES.includes(row.status);
  const done = (title: string, description?: string) => {
    toast.success(title, { description });
    onClose();
  };
  if (kind === 'accept') return <AcceptDialog row={row} onClose={onClose} />;
  if (kind === 'reject')
    return (
      <RejectDialog
        lead={freesSeat ? REJECT_TEXTS.oneWithSeat(name) : REJECT_TEXTS.one(name)}
        onReject={async (reason, withoutSendingEmail) => {
          const { promoted } = await writes.reject(id, reason, { withoutSendingEmail });
          done(REJECT_TEXTS.done(name), promoted > 0 ? BULK_TEXTS.promoted(promoted) : undefined);
        }}
        onClose={onClose}
      />
    );
  if (kind === 'note') return <NoteDialog row={row} onClose={onClose} />;
  if (kind === 'mail')
    return (
      <MailDialog
        name={name}
        scenarios={SCENARIOS_OF_STATUS[row.status]}
        onSend={async (scenario) => {
          await writes.resend(id, scenario);
          done(MAIL_TEXTS.sent[kindOfSource]);
        }}
        onClose={onClose}
      />
    );
  if (kind === 'ticket') return <TicketLinkDialog row={row} onClose={onClose} />;
  if (kind === 'move') return <MoveDialog row={row} onClose={onClose} />;
  if (kind === 'predicate')
    return (
      <PredicateDialog
        lead={PREDICATE_TEXTS.one(name)}
        initial={row.predicate}
        onSave={async (predicate) => {
          await writes.setPredicate(id, predicate);
          done(PREDICATE_TEXTS.done);
        }}
        onClose={onClose}
      />
    );
  return <EditUserDialog row={row} onClose={onClose} />;
}
