import type {
  CheckInInput,
  CreateEventInput,
  CreateSessionInput,
  EventMetrics,
  EventRecord,
  EventTemplate,
  PublishStatus,
  TemplateType,
  UpdateEventInput,
  UpdateSessionInput,
} from '@widya/contract/events';
import * as events from '@widya/contract/events';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { uploadEventBanner, uploadEventIcon } from './uploads.ts';
import { useWrite } from './write.ts';

/** An event by its address; null loads nothing. Screens show /not-found after a 403. */
export const useEvent = (url: string | null): Query<EventRecord> =>
  useQuery(events.readEventByUrl, url === null ? null : { params: { url } });

/** Views, check-ins and registrations of seven days; null loads nothing. */
export const useEventMetrics = (id: number | null, sessionId?: number): Query<EventMetrics> =>
  useQuery(events.readEventMetrics, id === null ? null : { params: { id }, query: { sessionId } });

/** The templates that an event can use; null loads nothing. */
export const useEventTemplates = (id: number | null): Query<readonly EventTemplate[]> =>
  useQuery(events.listEventTemplates, id === null ? null : { params: { id } });

/** Whether an address is available; `eventId` is the event that may keep its own. */
export const checkEventUrl = async (url: string, eventId?: number): Promise<boolean> =>
  (await call(events.checkEventUrl, { query: eventId === undefined ? { url } : { url, eventId } })).available;

/** Actions on events. Each rejects with an ApiError and updates the cached reads. */
export function useEventActions() {
  const write = useWrite([events.listEvents, events.readSessionRegistrationInfo]);
  return {
    /** @param idempotencyKey kept by the form until it succeeds, so that a second press creates no second event. */
    create: (body: CreateEventInput, idempotencyKey?: string) =>
      write(call(events.createSingleSessionEvent, { body, idempotencyKey })),
    /** @throws ApiError with VERSION_CONFLICT (carries the current record) or LOCKED_FIELD */
    update: (eventId: number, body: UpdateEventInput) =>
      write(call(events.updateSingleSessionEvent, { params: { eventId }, body })),
    /** @param idempotencyKey as for an event. @throws ApiError with INVALID_TRANSITION when the event is over */
    createSession: (id: number, body: CreateSessionInput, idempotencyKey?: string) =>
      write(call(events.createEventSession, { params: { id }, body, idempotencyKey })),
    /** @throws ApiError with VERSION_CONFLICT (carries the current session) or LOCKED_FIELD */
    updateSession: (id: number, body: UpdateSessionInput) =>
      write(call(events.updateEventSession, { params: { id }, body })),
    /** @throws ApiError with INVALID_TRANSITION for the only session and for one with registrations */
    removeSession: (id: number) => write(call(events.deleteEventSession, { params: { id } })),
    /** Uploads a picture and stores it in the event immediately. @throws ApiError */
    uploadPicture: (
      id: number,
      picture: 'icon' | 'banner',
      file: Blob,
      watched: Parameters<typeof uploadEventIcon>[2],
    ) => write((picture === 'icon' ? uploadEventIcon : uploadEventBanner)(id, file, watched)),
    /** Publishes, hides, or publishes again. @throws ApiError with INVALID_TRANSITION; `errors` has the reasons */
    publish: (id: number, body: { publish_status?: PublishStatus; expected_status?: PublishStatus } = {}) =>
      write(call(events.toggleEventPublishStatus, { params: { id }, body })),
    /** @param template_id null removes the template. */
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
    /**
     * Revokes the person's ticket links for the event and mails new ones. @throws ApiError with INVALID_TRANSITION when
     * there is no ticket
     */
    renewTicket: (sessionId: number, registrationId: number) =>
      write(call(events.renewSessionTicket, { params: { id: sessionId, x: registrationId } })),
    /** Sets or removes check-ins. @throws ApiError with INVALID_TRANSITION when none of the people is accepted */
    checkIn: (sessionId: number, body: CheckInInput) =>
      write(call(events.checkInSessionRegistrations, { params: { id: sessionId }, body })),
  };
}
