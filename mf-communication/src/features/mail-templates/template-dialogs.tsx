import type { EmailTemplate } from '@widya/contract/email-templates';
import { PreviewDialog } from '../mail-preview/preview-dialog.tsx';
import { type MailScope, ownerOf } from '../mail-scope/mail-scope.ts';
import { TEMPLATE_FORM } from './form/template-form.ts';
import { TemplateFormDialog } from './form/template-form-dialog.tsx';
import { TEMPLATE_FORM_TEXTS } from './form/texts.ts';
import { TEMPLATE_TEXTS as texts } from './texts.ts';

/** The open dialog, at most one. */
export type OpenTemplate =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'preview' | 'duplicate'; readonly template: EmailTemplate };

interface TemplateDialogsProps {
  readonly opened: OpenTemplate;
  readonly scope: MailScope;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** All dialogs of templates, whose code is loaded when the first of them is opened. */
export function TemplateDialogs({ opened, scope, mayWrite, onClose }: TemplateDialogsProps) {
  if (opened.kind === 'add') return <TemplateFormDialog template={null} scope={scope} onClose={onClose} />;
  const { template } = opened;
  if (opened.kind === 'edit') return <TemplateFormDialog template={template} scope={scope} onClose={onClose} />;
  if (opened.kind === 'duplicate') {
    const template_name = TEMPLATE_FORM_TEXTS.copyOf(template.template_name);
    const start = { ...TEMPLATE_FORM.valuesOf(template), template_name };
    return <TemplateFormDialog template={null} start={start} scope={scope} onClose={onClose} />;
  }
  const { subject_template: subject, body_template: content, scenario } = template;
  return (
    <PreviewDialog
      title={texts.previewTitle(template.template_name)}
      mail={{ subject, content, scenario, ...ownerOf(scope) }}
      scope={scope}
      mayTest={mayWrite}
      onClose={onClose}
    />
  );
}
