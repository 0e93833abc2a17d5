import type { EmailTemplate } from '@widya/contract/email-templates';
import type { RowActions } from '@widya/design-system/data-table';
import { CopyIcon, EyeIcon, PencilIcon } from '@widya/design-system/icon';
import { TEMPLATE_TEXTS } from './texts.ts';

const { actions } = TEMPLATE_TEXTS;

interface RowHandlers {
  /** Only accounts with the key of mails may write, because templates are shared by all classes. */
  readonly mayWrite: boolean;
  readonly onEdit: (template: EmailTemplate) => void;
  readonly onPreview: (template: EmailTemplate) => void;
  readonly onDuplicate: (template: EmailTemplate) => void;
}

/** The menu of a row. B-186. */
export const templateRowActions =
  ({ mayWrite, onEdit, onPreview, onDuplicate }: RowHandlers): RowActions<EmailTemplate> =>
  (template) => [
    mayWrite && {
      key: 'edit',
      label: actions.edit,
      icon: <PencilIcon size={16} />,
      onSelect: () => onEdit(template),
    },
    { key: 'preview', label: actions.preview, icon: <EyeIcon size={16} />, onSelect: () => onPreview(template) },
    mayWrite && {
      key: 'duplicate',
      label: actions.duplicate,
      icon: <CopyIcon size={16} />,
      onSelect: () => onDuplicate(template),
    },
  ];
