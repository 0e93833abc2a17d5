import type { DocumentForm } from '@widya/contract/document-forms';
import type { RowActions } from '@widya/design-system/data-table';
import { EyeIcon, PencilIcon } from '@widya/design-system/icon';
import { DOCUMENT_TEXTS as texts } from './texts.ts';

interface RowHandlers {
  readonly onShow: (document: DocumentForm) => void;
  readonly onEdit: (document: DocumentForm) => void;
}

/** Actions on a document: open it, or edit its fields. */
export const documentRowActions =
  ({ onShow, onEdit }: RowHandlers): RowActions<DocumentForm> =>
  (document) => [
    { key: 'show', label: texts.show, icon: <EyeIcon size={16} />, onSelect: () => onShow(document) },
    { key: 'edit', label: texts.edit, icon: <PencilIcon size={16} />, onSelect: () => onEdit(document) },
  ];
