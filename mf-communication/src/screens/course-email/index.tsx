import { useCourseEmailTemplateActions, useCourseEmailTemplates } from '@widya/api-client/email-templates';
import { COURSE_SCENARIOS } from '@widya/contract/email-variables';
import { RecordGuard } from '@widya/record-kit/guard/record-guard';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useMemo } from 'react';
import type { MailScope } from '../../features/mail-scope/mail-scope.ts';
import { MailTabs } from '../../features/mail-tabs/mail-tabs.tsx';
import { MAIL_TEXTS } from '../../features/mail-tabs/texts.ts';
import { ChoiceCard } from '../../features/mail-templates/choice/choice-card.tsx';

/** Surel of a course. Source: D48. */
export default function CourseEmail({ params }: ScreenProps) {
  const id = params.event_url ?? '';
  const { data, error } = useCourseEmailTemplates(id);
  // While another course loads, the previous one is not shown; the address may have its code in another case.
  const isShown = data && [String(data.id), data.course_code.toLowerCase()].includes(id.toLowerCase());
  const record = isShown ? data : undefined;
  useScopeTitle(record?.title ?? null);
  const { choose } = useCourseEmailTemplateActions();
  const scope = useMemo<MailScope>(() => ({ kind: 'course', id }), [id]);
  return (
    <RecordGuard kind="course" heading={MAIL_TEXTS.title} failures={[record ? undefined : error]}>
      <MailTabs
        key={id}
        scope={scope}
        context={record?.title ?? '\u00a0'}
        choices={(onPreview) => (
          <ChoiceCard
            scenarios={COURSE_SCENARIOS}
            choices={record}
            onChoose={(change) => choose(id, change)}
            onPreview={onPreview}
          />
        )}
      />
    </RecordGuard>
  );
}
