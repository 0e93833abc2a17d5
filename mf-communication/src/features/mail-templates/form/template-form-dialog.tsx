import { failureOf } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { DraftBanner } from '@widya/design-system/draft-banner';
import { FormDialog } from '@widya/design-system/form-dialog';
import { Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { MailPaper } from '../../mail-preview/mail-paper.tsx';
import { ProblemList } from '../../mail-preview/problem-list.tsx';
import { TestButton } from '../../mail-preview/test-button.tsx';
import { type MailScope, ownerOf, participantsOf } from '../../mail-scope/mail-scope.ts';
import { TemplateFields } from './template-fields.tsx';
import { TEMPLATE_FORM_TEXTS as texts } from './texts.ts';
import { UsageNotice } from './usage-notice.tsx';
import { type TemplateStart, useTemplateForm } from './use-template-form.ts';

/** The form, and what comes of it beside it; below it on a phone. */
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
  readonly start: TemplateStart;
  readonly scope: MailScope;
  readonly onClose: () => void;
}

/** 'Buat Template Baru' and 'Edit'. B-187 to B-192, D50 and D77. */
export function TemplateFormDialog({ start, scope, onClose }: TemplateFormDialogProps) {
  const { form, values, base, dirty, busy, draft, fill, failure, save, duplicate, conflict } = useTemplateForm(
    start,
    onClose,
  );
  useUnsavedWork(dirty, save);
  const { offered } = draft;
  const { scenario, subject_template: subject, body_template: content } = values;
  const mail = { subject, content, scenario, ...ownerOf(scope) };
  return (
    <>
      <FormDialog
        title={base ? texts.editTitle : texts.addTitle}
        size="xl"
        onClose={() => {
          // Thrown away on purpose: it is not offered again. An offer that nobody has answered stays.
          if (dirty) draft.drop();
          onClose();
        }}
        onSubmit={() => void save()}
        dirty={dirty}
        busy={busy}
        failure={failureOf(failure)}
        submitLabel={texts.save}
      >
        {offered && (
          <DraftBanner
            savedAt={offered.savedAt}
            onRestore={() => {
              fill(offered.values);
              draft.takeUp();
            }}
            onDiscard={draft.drop}
          />
        )}
        {base && <UsageNotice template={base} onDuplicate={duplicate} />}
        {start.kind === 'edit' && base === null && <Banner tone="info">{texts.duplicated}</Banner>}
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
      </FormDialog>
      {conflict && (
        <ConflictDialog
          open
          who={conflict.who}
          when={conflict.when}
          fields={conflict.fields}
          saving={busy}
          onResolve={conflict.resolve}
          onCancel={conflict.cancel}
        />
      )}
    </>
  );
}
