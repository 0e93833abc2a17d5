import type {
  CheckInInput,
  CreateEventInput,
  EventMetrics,
  EventRecord,
  EventTemplate,
  PublishStatus,
  TemplateType,
  UpdateEventInput,
} from '@widya/contract/events';
import * as events from '@widya/contract/events';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { uploadEventBanner, uploadEventIcon } from './uploads.ts';
import { useWrite } from './write.ts';

/** An event by its address; null reads nothing yet. A 403 leads to /not-found. */
export const useEvent = (url: string | null): Query<EventRecord> =>
  useQuery(events.readEventByUrl, url === null ? null : { params: { url } });

/** Views, check-ins and registrations of seven days; null reads nothing yet. */
export const useEventMetrics = (id: number | null, sessionId?: number): Query<EventMetrics> =>
  useQuery(events.readEventMetrics, id === null ? null : { params: { id }, query: { sessionId } });

/** The templates an event can use; null reads nothing yet. */
export const useEventTemplates = (id: number | null): Query<readonly EventTemplate[]> =>
  useQuery(events.listEventTemplates, id === null ? null : { params: { id } });

/** Whether an address is free; `eventId` is the event that may keep its own. */
export const checkEventUrl = async (url: string, eventId?: number): Promise<boolean> =>
  (await call(events.checkEventUrl, { query: eventId === undefined ? { url } : { url, eventId } })).available;

/** What staff do to events. Each rejects with an ApiError and keeps what is on the screen true. */
export function useEventActions() {
  const write = useWrite([events.listEvents, events.readSessionRegistrationInfo]);
  return {
    /** @param idempotencyKey kept by the form until it succeeds, so that a second press makes no second event. */
    create: (body: CreateEventInput, idempotencyKey?: string) =>
      write(call(events.createSingleSessionEvent, { body, idempotencyKey })),
    /** @throws ApiError with VERSION_CONFLICT (carries the present record) or LOCKED_FIELD */
    update: (eventId: number, body: UpdateEventInput) =>
      write(call(events.updateSingleSessionEvent, { params: { eventId }, body })),
    /** Sends a picture and saves it in the event at once. @throws ApiError */
    uploadPicture: (
      id: number,
      picture: 'icon' | 'banner',
      file: Blob,
      watched: Parameters<typeof uploadEventIcon>[2],
    ) => write((picture === 'icon' ? uploadEventIcon : uploadEventBanner)(id, file, watched)),
    /** Publish, hide, publish again. @throws ApiError with INVALID_TRANSITION; `errors` are the reasons listed */
    publish: (id: number, body: { publish_status?: PublishStatus; expected_status?: PublishStatus } = {}) =>
      write(call(events.toggleEventPublishStatus, { params: { id }, body })),
    /** @param template_id null takes the template away. */
    setTemplate: (sessionId: number, template_type: TemplateType, template_id: number | null) =>
      write(call(events.setSessionTemplate, { params: { id: sessionId }, body: { template_type, template_id } })),
    acceptRegistration: (sessionId: number, registrationId: number) =>
      write(
        call(events.settleSessionRegistration, {
          params: { id: sessionId, x: registrationId, action: 'accept' },
          body: {},
        }),
      ),
    rejectRegistration: (sessionId: number, registrationId: number, rejection_message: string | null) =>
      write(
        call(events.settleSessionRegistration, {
          params: { id: sessionId, x: registrationId, action: 'reject' },
          body: { rejection_message },
        }),
      ),
    /** Revokes the links to the person's tickets for the event and mails new ones. @throws ApiError with INVALID_TRANSITION where there is no ticket */
    renewTicket: (sessionId: number, registrationId: number) =>
      write(call(events.renewSessionTicket, { params: { id: sessionId, x: registrationId } })),
    /** Notes who has arrived, or takes it back. @throws ApiError with INVALID_TRANSITION when none of them is accepted */
    checkIn: (sessionId: number, body: CheckInInput) =>
      write(call(events.checkInSessionRegistrations, { params: { id: sessionId }, body })),
  };
}
