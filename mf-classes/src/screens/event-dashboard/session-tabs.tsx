import type { EventRecord } from '@widya/contract/events';
import { Tabs } from '@widya/design-system/tabs';
import { useUrlTab } from '@widya/design-system/use-url-tab';
import { useMemo } from 'react';
import { SessionPart } from './session-part.tsx';
import { byStart, SESSION_PARAM, sessionLabel } from './sessions.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

const ALL = 'semua';

/** Tabs for all sessions together and each of them, stored in the address. */
export function SessionTabs({ record }: { readonly record: EventRecord }) {
  const sessions = useMemo(() => byStart(record.sessions), [record.sessions]);
  const values = useMemo((): [string, ...string[]] => [ALL, ...sessions.map(({ id }) => String(id))], [sessions]);
  const [value, choose] = useUrlTab(values, SESSION_PARAM);
  const items = [
    { value: ALL, label: texts.allSessions },
    ...sessions.map((session) => ({ value: String(session.id), label: sessionLabel(session, record) })),
  ];
  return (
    <Tabs label={texts.sessions} items={items} value={value} onChange={choose}>
      <SessionPart record={record} session={sessions.find(({ id }) => String(id) === value)} />
    </Tabs>
  );
}
