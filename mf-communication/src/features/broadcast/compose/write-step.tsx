import type { EmailTemplate } from '@widya/contract/email-templates';
import { Button } from '@widya/design-system/button';
import { FormField } from '@widya/design-system/form-field';
import { Inline, Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { toast } from '@widya/design-system/toast';
import { ProblemList } from '../../mail-preview/problem-list.tsx';
import { MailTextFields } from '../../mail-text/mail-text-fields.tsx';
import { BROADCAST_TEXTS as texts } from '../texts.ts';
import type { Broadcast } from '../use-broadcast.ts';
import { Attachments } from './attachments.tsx';
import { ReplyQuote } from './reply-quote.tsx';
import { TemplateChoice } from './template-choice.tsx';

/** The second step: the mail. B-197 to B-203. */
export function WriteStep({ broadcast }: { readonly broadcast: Broadcast }) {
  const { form, values, reply, fill, back } = broadcast;
  const { control } = form;
  const use = ({ subject_template, body_template }: EmailTemplate) => {
    const { subject: oldSubject, content: oldContent } = form.getValues();
    fill({ subject: subject_template, content: body_template });
    if (oldSubject !== '' || oldContent !== '')
      toast.undo(texts.templateUsed, () => fill({ subject: oldSubject, content: oldContent }));
  };
  return (
    <RecordSection
      id="isi-surel"
      title={texts.writeTitle}
      aside={
        <Inline>
          <Muted fontSize="sm">{texts.stepOf(2)}</Muted>
          <Button size="sm" onClick={back}>
            {texts.change}
          </Button>
        </Inline>
      }
    >
      {reply && <ReplyQuote reply={reply} />}
      <TemplateChoice onChoose={use} />
      <MailTextFields
        form={form}
        subject={{ name: 'subject', label: texts.subject }}
        body={{ name: 'content', label: texts.content }}
      />
      <ProblemList scenario="GENERAL" subject={values.subject} body={values.content} />
      <FormField control={control} name="attachments" label={texts.attachments} group>
        {({ value }) => (
          <Attachments
            value={value}
            onChange={(change) => fill({ attachments: change(form.getValues('attachments')) })}
          />
        )}
      </FormField>
    </RecordSection>
  );
}
