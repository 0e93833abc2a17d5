import { useClassEditing } from '@widya/api-client/class-editing';
import { useClass } from '@widya/api-client/classes';
import { CLASS_SCENARIOS } from '@widya/contract/email-variables';
import { RecordGuard } from '@widya/record-kit/guard/record-guard';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useMemo } from 'react';
import type { MailScope } from '../../features/mail-scope/mail-scope.ts';
import { MailTabs } from '../../features/mail-tabs/mail-tabs.tsx';
import { MAIL_TEXTS } from '../../features/mail-tabs/texts.ts';
import { ChoiceCard } from '../../features/mail-templates/choice/choice-card.tsx';

/** Surel of a class. Source: A-258. */
export default function ClassEmail({ params }: ScreenProps) {
  const code = params.event_url ?? '';
  const { data, error } = useClass(code);
  // While another class loads, the previous one is not shown; the address may be in another case.
  const record = data?.code.toLowerCase() === code.toLowerCase() ? data : undefined;
  useScopeTitle(record?.name ?? null);
  const { update } = useClassEditing();
  const scope = useMemo<MailScope>(() => ({ kind: 'class', code }), [code]);
  return (
    <RecordGuard kind="class" heading={MAIL_TEXTS.title} failures={[record ? undefined : error]}>
      <MailTabs
        key={code}
        scope={scope}
        context={record?.name ?? '\u00a0'}
        choices={(onPreview) => (
          <ChoiceCard
            scenarios={CLASS_SCENARIOS}
            choices={record}
            onChoose={(change) => update(code, change)}
            onPreview={onPreview}
          />
        )}
      />
    </RecordGuard>
  );
}
