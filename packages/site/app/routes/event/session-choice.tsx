import type { PublicEvent } from '@widya/contract/public-events';
import { Problem } from '../../parts/problem.tsx';
import { openSessions, sessionField } from './chosen-sessions.ts';
import { sessionNote } from './event-sessions.tsx';
import { whenText } from './event-summary.ts';

interface SessionChoiceProps {
  readonly event: PublicEvent;
  readonly values: Readonly<Record<string, string>>;
  readonly problem: string | undefined;
}

/** Choice among several sessions. */
export function SessionChoice({ event, values, problem }: SessionChoiceProps) {
  if (event.sessions.length < 2) return null;
  const open = new Set(openSessions(event).map(({ id }) => id));
  return (
    <fieldset className="field" id="session_ids" tabIndex={-1}>
      <legend>Sesi yang ingin Anda ikuti</legend>
      <div>
        {event.sessions.map((session) => (
          <label key={session.id} className="check">
            <input
              type="checkbox"
              name={sessionField(session)}
              value="1"
              disabled={!open.has(session.id)}
              defaultChecked={values[sessionField(session)] !== undefined}
            />
            <span>
              <b>{session.name}</b>
              <span className="muted small num lines">{whenText(session)}</span>
              <span className="muted small num lines">{sessionNote(session)}</span>
            </span>
          </label>
        ))}
      </div>
      <Problem name="session_ids">{problem}</Problem>
    </fieldset>
  );
}
