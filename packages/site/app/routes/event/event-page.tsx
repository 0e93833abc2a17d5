import { countEventView, readPublicEvent } from '@widya/contract/public-events';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { posterAddress } from '../../parts/poster-address.ts';
import { RegistrationBar } from '../../parts/registration-bar.tsx';
import { ShareCard } from '../../parts/share-card.tsx';
import { call, tryCall } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';
import { eventSummary, pageOfEvent } from './event-summary.ts';
import { EventView } from './event-view.tsx';
import '../../styles/record.css';
import '../../styles/event.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const named = { params: { event_url: params.event_url ?? '' } };
  const event = await orMissing(call(context, readPublicEvent, named));
  await tryCall(context, countEventView, named);
  return { event, origin: context.site.origin };
}

/** No script on this page. */
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  parts: ({ event }) => {
    const summary = eventSummary(event);
    return { tones: event.tones, bar: summary && <RegistrationBar summary={summary} /> };
  },
};

export default function EventPage() {
  const { event, origin } = useLoaderData<typeof loader>();
  return (
    <EventView event={event} origin={origin}>
      <title>{`${event.name} · Widya`}</title>
      <ShareCard
        title={event.name}
        description={event.short_description || event.description}
        address={origin + pageOfEvent(event)}
        picture={origin + posterAddress(event.event_url, 'png')}
      />
    </EventView>
  );
}
