import { listDocumentForms } from '@widya/contract/document-forms';
import { defineList } from '@widya/remote-kit/define-list';
import { text } from '@widya/remote-kit/list-filters';

/** `class_name` finds documents of deleted classes. */
export const documentList = defineList(listDocumentForms, {
  settingsKey: 'dokumen',
  sorts: ['created_at', 'full_name', 'class_name', 'document_type'],
  filters: { class_code: text(32), class_name: text() },
});
