import type { EventRecord, EventMetrics as Figures } from '@widya/contract/events';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { formatNumber } from '@widya/design-system/formats/number';
import { Card, Inline, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import { MetricGrid } from '@widya/design-system/metric-grid';
import { byStart, SESSION_PARAM, sessionLabel } from './sessions.ts';
import { statusMetrics } from './status-metrics.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

interface SessionFiguresProps {
  readonly record: EventRecord;
  readonly counts: Figures['sessions'];
}

/** Figures of each session below the total; names link to the session. */
export function SessionFigures({ record, counts }: SessionFiguresProps) {
  const countOf = new Map(counts.map((count) => [count.session_id, count]));
  return (
    <Stack as="section" aria-label={texts.bySession}>
      <SectionTitle>{texts.bySession}</SectionTitle>
      {byStart(record.sessions).map((session) => {
        const name = sessionLabel(session, record);
        const count = countOf.get(session.id);
        return (
          <Card padded key={session.id} aria-label={name}>
            <Stack gap="3">
              <Inline gap="3">
                <TextLink to={`?${SESSION_PARAM}=${session.id}`}>{name}</TextLink>
                {session.start_time && <Muted>{formatDateTimeRange(session.start_time, session.end_time)}</Muted>}
              </Inline>
              {count && (
                <MetricGrid
                  metrics={[
                    ...statusMetrics(count, { seats: session, sessionId: session.id, name }),
                    { key: 'check-ins', label: texts.checkIns, value: formatNumber(count.check_in_count) },
                  ]}
                />
              )}
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
