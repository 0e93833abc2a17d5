import { COMPLAINT_STATUSES } from '@widya/contract/complaint-status';
import { listComplaints } from '@widya/contract/complaints';
import { defineList } from '@widya/remote-kit/define-list';
import { choice, place, text } from '@widya/remote-kit/list-filters';

/** `class_name` finds complaints about deleted classes. */
export const complaintList = defineList(listComplaints, {
  settingsKey: 'aduan',
  sorts: ['created_at', 'class_name', 'name', 'replied_at'],
  filters: { status: place(choice(COMPLAINT_STATUSES)), class_code: text(32), class_name: text() },
});
