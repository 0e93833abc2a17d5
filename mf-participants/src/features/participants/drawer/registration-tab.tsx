import { useParticipantTimeline } from '@widya/api-client/participants';
import type { Participant, TimelineEntry } from '@widya/contract/participants';
import { formatTimestamp } from '@widya/contract/time/texts';
import { Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { Timeline, type TimelineEvent } from '@widya/design-system/timeline';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useSource } from '../source/source-context.ts';
import { OrderView } from './order-view.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { DRAWER_TEXTS as texts } from './texts.ts';

/** The registration, its order and its history. B-071, B-072. */
export function RegistrationTab({ row }: { readonly row: Participant }) {
  return (
    <Stack gap="6">
      <RegistrationFacts row={row} />
      <Stack as="section" gap="3">
        <SectionTitle>{texts.order}</SectionTitle>
        {row.order ? <OrderView order={row.order} /> : <Muted>{texts.noOrder}</Muted>}
      </Stack>
      <Stack as="section" gap="3">
        <SectionTitle>{texts.timeline}</SectionTitle>
        <History id={row.id} />
      </Stack>
    </Stack>
  );
}

const TONES: Partial<Record<TimelineEntry['kind'], NonNullable<TimelineEvent['tone']>>> = {
  paid: 'ok',
  certificate: 'ok',
  mail_failed: 'error',
};

/** Times DD-MM-YYYY HH:mm:ss, as in the registration above. B-072. */
const eventOf = ({ id, at, kind, title, detail, actor }: TimelineEntry): TimelineEvent => ({
  key: id,
  title,
  when: formatTimestamp(at),
  tone: TONES[kind],
  detail: (detail || actor) && <Muted as="div">{[detail, actor && texts.by(actor)].filter(Boolean).join(' · ')}</Muted>,
});

function History({ id }: { readonly id: number }) {
  const { data, error, retry, isValidating } = useParticipantTimeline(useSource(), id);
  if (!data)
    return (
      <PendingRead of={{ error, retry, isValidating }} title={texts.timelineFailed} label={texts.timeline} lines={4} />
    );
  if (data.length === 0) return <Muted>{texts.timelineEmpty}</Muted>;
  return <Timeline label={texts.timeline} events={data.map(eventOf)} />;
}
