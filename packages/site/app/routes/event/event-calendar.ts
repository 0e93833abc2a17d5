import { calendarFile } from '@widya/contract/calendar-file';
import { readPublicEvent } from '@widya/contract/public-events';
import { data, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';
import { pageOfEvent } from './event-summary.ts';

/**
 * The event as a calendar file, from the start of the first session to the end of the last; 404 for an event without a
 * date.
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { site } = context;
  const event = await orMissing(call(context, readPublicEvent, { params: { event_url: params.event_url ?? '' } }));
  const starts = event.sessions.flatMap(({ start_time }) => (start_time === null ? [] : [Date.parse(start_time)]));
  const ends = event.sessions.flatMap(({ end_time }) => (end_time === null ? [] : [Date.parse(end_time)]));
  if (starts.length === 0) throw data(null, { status: 404 });
  const link = site.origin + pageOfEvent(event);
  const text = calendarFile({
    id: `${event.event_url}@${new URL(site.origin).hostname}`,
    title: event.name,
    start: new Date(Math.min(...starts)),
    end: ends.length === 0 ? null : new Date(Math.max(...ends)),
    now: site.now,
    description: `Tiket Anda: ${link}/ticket`,
    location: event.venue || 'Daring',
    link,
  });
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${event.event_url}.ics"`,
    },
  });
}
