import type { DocumentForm } from '@widya/contract/document-forms';
import { DocumentDrawer } from './detail/document-drawer.tsx';
import { EditDialog } from './edit/edit-dialog.tsx';

/** The open dialog, at most one. */
export interface OpenDocument {
  readonly kind: 'detail' | 'edit';
  readonly document: DocumentForm;
}

interface DocumentDialogsProps {
  readonly opened: OpenDocument;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function DocumentDialogs({ opened: { kind, document }, onEdit, onClose }: DocumentDialogsProps) {
  if (kind === 'detail') return <DocumentDrawer document={document} onEdit={onEdit} onClose={onClose} />;
  return <EditDialog document={document} onClose={onClose} />;
}
