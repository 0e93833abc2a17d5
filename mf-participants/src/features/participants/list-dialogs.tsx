import type { ParticipantSummary } from '@widya/contract/participants';
import { toast } from '@widya/design-system/toast';
import { ParticipantBulkDialog } from './bulk/bulk-dialog.tsx';
import { InviteOne } from './invite/invite-one.tsx';
import { InviteParticipantsDialog } from './invite/invite-participants-dialog.tsx';
import { ReminderDialog } from './reminder/reminder-dialog.tsx';
import { reminderOf, sentEnd } from './reminder/reminder-rules.ts';
import { REMINDER_TEXTS } from './reminder/texts.ts';
import { RowDialog } from './row-dialog.tsx';
import { useSourceActions } from './source/source-context.ts';
import type { OpenDialog } from './use-open-dialog.ts';

export interface ListDialogsProps {
  readonly dialog: OpenDialog;
  /** Undefined while unknown. */
  readonly summary: ParticipantSummary | undefined;
  /** Called after a bulk action. */
  readonly onBulkDone: () => void;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function ListDialogs({ dialog, summary, onBulkDone, onClose }: ListDialogsProps) {
  const { remind } = useSourceActions();
  const hasQuota = summary !== undefined && summary.quota !== null;
  if (dialog.kind === 'bulk')
    return <ParticipantBulkDialog request={dialog.request} hasQuota={hasQuota} onDone={onBulkDone} onClose={onClose} />;
  if (dialog.kind === 'invite') return <InviteOne isFull={summary?.free_places === 0} onClose={onClose} />;
  if (dialog.kind === 'invite-many')
    return <InviteParticipantsDialog freeSeats={summary?.free_places ?? null} onClose={onClose} />;
  if ('row' in dialog) return <RowDialog kind={dialog.kind} row={dialog.row} onClose={onClose} />;
  return (
    <ReminderDialog
      initial={reminderOf(summary)}
      people={summary?.counts.accepted ?? 0}
      onSend={async (draft, again) => {
        await remind({
          class_date: draft.date,
          start_time: draft.start,
          end_time: sentEnd(draft),
          tentative: draft.tentative,
          ...(again && { again: true }),
        });
        toast.success(REMINDER_TEXTS.sent);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
