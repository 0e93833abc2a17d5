import { outwardPath } from '@widya/contract/outward-address';
import type { EventTicket } from '@widya/contract/tickets';
import { isOver, joiningOf } from '../../modules/tickets/joining.ts';
import type { TypedEvent } from './event-preview.ts';
import { dateOf } from './preview-moments.ts';
import { SAMPLE_NAME, sampleLabel, samplePayment } from './sample-participant.ts';

/** The ticket of an invented visitor of the first session; null for an event without sessions. */
export function eventTicketPreview({ inside, ...typed }: TypedEvent): EventTicket | null {
  const [session] = typed.sessions;
  if (session === undefined) return null;
  const { start_time, end_time, price } = session;
  const now = new Date(typed.now);
  const stream = {
    permanent: false,
    start_time: dateOf(start_time),
    end_time: dateOf(end_time),
    stream_url: inside.stream_url,
    zoom_passcode: null,
  };
  const payment = samplePayment(price, session.online_payment, typed.now);
  return {
    kind: 'event',
    event_url: typed.event_url,
    name: typed.name,
    session_name: session.name === typed.name ? '' : session.name,
    banner_url: session.banner_url ?? typed.banner_url,
    color_primary: typed.color_primary,
    color_dark: typed.color_dark,
    venue: typed.venue,
    speaker: session.speaker,
    stream_type: stream.stream_url === null ? null : inside.stream_type,
    start_time,
    end_time,
    full_name: SAMPLE_NAME,
    status: 'ACCEPTED',
    label: sampleLabel(payment),
    rejection_message: null,
    position: null,
    price,
    payment,
    join: stream.stream_url === null ? null : joiningOf(stream, now),
    check_in: { number: 1, url: outwardPath('eventPage', typed.event_url), checked_in_at: null },
    can_withdraw: !isOver(stream, now),
  };
}
