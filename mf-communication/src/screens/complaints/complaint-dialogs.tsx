import { useComplaintActions } from '@widya/api-client/complaints';
import type { ComplaintStatus } from '@widya/contract/complaint-status';
import type { Complaint } from '@widya/contract/complaints';
import { NoteEditor } from '@widya/record-kit/notes/note-editor';
import { complaintTime } from './complaint-time.ts';
import { ComplaintDrawer } from './detail/complaint-drawer.tsx';
import { COMPLAINTS_TEXTS as texts } from './texts.ts';

/** The open dialog, at most one. */
export interface OpenComplaint {
  readonly kind: 'detail' | 'note';
  readonly complaint: Complaint;
}

interface ComplaintDialogsProps {
  readonly opened: OpenComplaint;
  readonly mayMail: boolean;
  readonly onStatus: (complaint: Complaint, status: ComplaintStatus) => void;
  readonly onNote: () => void;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function ComplaintDialogs({ opened, onClose, ...rest }: ComplaintDialogsProps) {
  const { note } = useComplaintActions();
  const { kind, complaint } = opened;
  if (kind === 'detail') return <ComplaintDrawer complaint={complaint} onClose={onClose} {...rest} />;
  return (
    <NoteEditor
      noted={complaint}
      about={texts.noteAbout(complaint.name, complaintTime(complaint.created_at))}
      write={(text, version) => note(complaint.id, text, version)}
      failed={texts.noteFailed}
      onClose={onClose}
    />
  );
}
