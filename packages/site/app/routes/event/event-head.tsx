import type { PublicEvent } from '@widya/contract/public-events';
import { whenText } from './event-words.ts';

/** Which event a form is about. */
export function EventHead({ event }: { readonly event: PublicEvent }) {
  const [first] = event.sessions;
  const picture = event.banner_url ?? `/poster/${encodeURIComponent(event.event_url)}.svg`;
  return (
    <div className="mini">
      <img src={picture} alt="" width="64" height="64" />
      <div>
        <a href={`/${event.event_url}`}>
          <b>{event.name}</b>
        </a>
        <div className="muted small num">
          {event.sessions.length > 1 ? `${event.sessions.length} sesi` : first && whenText(first)}
        </div>
      </div>
    </div>
  );
}
