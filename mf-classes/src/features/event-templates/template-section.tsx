import { useEventTemplates } from '@widya/api-client/events';
import type { EventRecord } from '@widya/contract/events';
import { Muted, Stack } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { Skeleton } from '@widya/design-system/skeleton';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { eventValuesOf, hasSeveralSessions } from '../event-form/event-values.ts';
import { EVENT_SECTIONS } from '../event-form/texts.ts';
import { TemplatePicker } from './template-picker.tsx';
import { TEMPLATE_TEXTS as texts } from './texts.ts';

/** In the order in which they are displayed. */
const SCENARIOS = ['waiting', 'pending', 'accepted', 'rejected', 'reminder'] as const;

/**
 * Section of an event: the email template for each scenario, the same for all sessions; each choice is saved
 * immediately. Source.
 */
export function TemplateSection({ record }: { readonly record: EventRecord }) {
  const { data, error, isValidating, retry } = useEventTemplates(record.id);
  const [session] = record.sessions;
  return (
    <RecordSection id="templat" title={EVENT_SECTIONS.templat}>
      {!session ? (
        <Muted>{texts.noSession}</Muted>
      ) : data ? (
        <>
          {data.length === 0 && <Muted>{texts.empty}</Muted>}
          {SCENARIOS.map((type) => (
            <TemplatePicker
              key={type}
              type={type}
              sessions={record.sessions}
              chosen={session.templates[type] ?? null}
              templates={data}
              values={eventValuesOf(record)}
            />
          ))}
          <Muted>{texts.note}</Muted>
          {hasSeveralSessions(record) && <Muted>{texts.ofAll}</Muted>}
        </>
      ) : (
        <PendingRead of={{ error, retry, isValidating }} title={texts.failed} describe={failureOf} size="sm">
          <Stack>
            <Skeleton height="60px" />
            <Skeleton height="60px" />
          </Stack>
        </PendingRead>
      )}
    </RecordSection>
  );
}
