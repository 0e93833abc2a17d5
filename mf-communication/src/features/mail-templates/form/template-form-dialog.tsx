import { useEmailTemplateActions } from '@widya/api-client/email-templates';
import type { EmailTemplate } from '@widya/contract/email-templates';
import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import { Banner } from '@widya/design-system/banner';
import { Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { toast } from '@widya/design-system/toast';
import { useWatch } from '@widya/design-system/use-form';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { MailPaper } from '../../mail-preview/mail-paper.tsx';
import { ProblemList } from '../../mail-preview/problem-list.tsx';
import { TestButton } from '../../mail-preview/test-button.tsx';
import { type MailScope, ownerOf, participantsOf } from '../../mail-scope/mail-scope.ts';
import { TemplateFields } from './template-fields.tsx';
import { TEMPLATE_FORM, type TemplateValues } from './template-form.ts';
import { TEMPLATE_FORM_TEXTS as texts } from './texts.ts';
import { UsageNotice } from './usage-notice.tsx';

/** The form with a preview beside it; below it on phones. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
    gap: { base: '5', lg: '6' },
    alignItems: 'start',
  },
});
const PreviewHead = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 'controlSm' },
});
const PreviewTitle = styled('h3', { base: { textStyle: 'h3' } });

interface TemplateFormDialogProps {
  /** Null for a new template. */
  readonly template: EmailTemplate | null;
  /** Initial values of a new template that is a copy. */
  readonly start?: TemplateValues;
  readonly scope: MailScope;
  readonly onClose: () => void;
}

/** 'Buat Template Baru' and 'Edit'. B-187 to B-192, D50 and D77. */
export function TemplateFormDialog({ template, start, scope, onClose }: TemplateFormDialogProps) {
  const { create, update } = useEmailTemplateActions();
  const { user } = useSession();
  const [isCopy, setIsCopy] = useState(false);
  const edited = isCopy ? null : template;
  const editor = useRecordEditor({
    record: template,
    definition: TEMPLATE_FORM,
    start,
    calls: {
      create,
      update: (changes, over) => update(over.id, { ...changes, version: over.version }),
      announce: () => toast.success(texts.saved),
    },
    draftName: `templat:${user.id}:${edited?.id ?? 'baru'}`,
    onSaved: onClose,
  });
  const { form } = editor;
  const values = useWatch({ control: form.control }) as TemplateValues;
  const { scenario, subject_template: subject, body_template: content } = values;
  const mail = { subject, content, scenario, ...ownerOf(scope) };
  // 'Duplikat lalu sunting': continues with the typed values as a new template. D77.
  const duplicate = () => {
    const copy = { ...form.getValues(), template_name: texts.copyOf(form.getValues('template_name')) };
    editor.draft.drop();
    setIsCopy(true);
    editor.beginNew(copy);
  };
  return (
    <RecordDialog
      editor={editor}
      title={edited ? texts.editTitle : texts.addTitle}
      size="xl"
      submitLabel={texts.save}
      failed={FALLBACK_MESSAGE}
      onClose={onClose}
    >
      {edited && <UsageNotice template={edited} onDuplicate={duplicate} />}
      {isCopy && <Banner tone="info">{texts.duplicated}</Banner>}
      <Columns>
        <Stack>
          <TemplateFields form={form} scenario={scenario} />
          <ProblemList scenario={scenario} subject={subject} body={content} />
        </Stack>
        <Stack gap="3">
          <PreviewHead>
            <PreviewTitle>{texts.preview}</PreviewTitle>
            <TestButton size="sm" mail={mail} disabled={subject.trim() === '' || content === ''} />
          </PreviewHead>
          <MailPaper mail={mail} source={participantsOf(scope)} />
        </Stack>
      </Columns>
    </RecordDialog>
  );
}
