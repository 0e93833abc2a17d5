import type { PublicEvent } from '@widya/contract/public-events';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { posterAddress } from '../../parts/poster-address.ts';
import { whenText } from './event-summary.ts';

interface EventHeadProps {
  readonly event: PublicEvent;
  readonly drawn?: DrawnPoster | undefined;
}

/** The event of a form, above its heading. */
export function EventHead({ event, drawn }: EventHeadProps) {
  const [first] = event.sessions;
  const picture = event.icon_url ?? event.banner_url ?? drawn?.card ?? posterAddress(event.event_url);
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
