import { outwardPath } from '@widya/contract/outward-address';
import type { EventTicket } from '@widya/contract/tickets';
import { isOver, joiningOf } from '../../modules/tickets/joining.ts';
import type { EventFormInput } from './event-preview.ts';
import { dateOf } from './preview-moments.ts';
import { SAMPLE_NAME, sampleLabel, samplePayment } from './sample-participant.ts';

/** The ticket of an invented visitor of the first session; null for an event without sessions. */
export function eventTicketPreview({ inside, ...event }: EventFormInput): EventTicket | null {
  const [session] = event.sessions;
  if (session === undefined) return null;
  const { start_time, end_time, price } = session;
  const now = new Date(event.now);
  const stream = {
    permanent: false,
    start_time: dateOf(start_time),
    end_time: dateOf(end_time),
    stream_url: inside.stream_url,
    zoom_passcode: null,
  };
  const payment = samplePayment(price, session.online_payment, event.now);
  return {
    kind: 'event',
    event_url: event.event_url,
    name: event.name,
    session_name: session.name === event.name ? '' : session.name,
    banner_url: session.banner_url ?? event.banner_url,
    color_primary: event.color_primary,
    color_dark: event.color_dark,
    venue: event.venue,
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
    check_in: { number: 1, url: outwardPath('eventPage', event.event_url), checked_in_at: null },
    can_withdraw: !isOver(stream, now),
  };
}
