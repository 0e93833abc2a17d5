import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { eventRecord, eventSchemas, publishStatus, sessionRegistration } from './events.schemas.ts';
import type { sessionRecord, templateType } from './events-sessions.schemas.ts';

type S = typeof eventSchemas;

/** An event with its sessions. */
export type EventRecord = z.output<typeof eventRecord>;
export type EventSession = z.output<typeof sessionRecord>;
export type SessionRegistration = z.output<typeof sessionRegistration>;
export type PublishStatus = z.output<typeof publishStatus>;
export type TemplateType = z.output<typeof templateType>;
export type CreateEventInput = z.input<S['createSingleSessionEvent']['body']>;
export type UpdateEventInput = z.input<S['updateSingleSessionEvent']['body']>;
export type CreateSessionInput = z.input<S['createEventSession']['body']>;
export type UpdateSessionInput = z.input<S['updateEventSession']['body']>;
/** An option of a template picker. */
export type EventTemplate = z.output<S['listEventTemplates']['answer']>[number];
/** A stored picture of an event. */
export type UploadedEventPicture = z.output<S['uploadEventIcon']['answer']>;
export type CheckInInput = z.input<S['checkInSessionRegistrations']['body']>;
export type EventMetrics = z.output<S['readEventMetrics']['answer']>;

const tag = 'Events';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'home' };

export const listEvents: Endpoint<S['listEvents']> = {
  id: 'listEvents',
  method: 'GET',
  path: '/v2/events',
  access,
  summary: 'List events.',
  tag,
  audit: null,
};

/** A screen shows /not-found after a 403; after a 404 it may try the text as a class code. Source: D6. */
export const readEventByUrl: Endpoint<S['readEventByUrl']> = {
  id: 'readEventByUrl',
  method: 'GET',
  path: '/v2/events/url/:url',
  documentedPath: '/v2/event_urls/:url',
  access,
  summary: 'Read an event by its address.',
  tag,
  audit: null,
};

/**
 * Figures of all sessions or of one, but views always of the whole event; series are counted by day in WIB. Source:
 * B-021.
 */
export const readEventMetrics: Endpoint<S['readEventMetrics']> = {
  id: 'readEventMetrics',
  method: 'GET',
  path: '/v2/events/:id/detailMetrics',
  access,
  summary: 'Read views, check-ins and registrations of seven days.',
  tag,
  audit: null,
};

/** `eventId` names the event whose own address counts as available. Source: D52. */
export const checkEventUrl: Endpoint<S['checkEventUrl']> = {
  id: 'checkEventUrl',
  method: 'GET',
  path: '/v2/events/check/url',
  access,
  summary: 'Check whether an address is free.',
  tag,
  audit: null,
};

/** The misspelt path stays for existing callers. Source: D54. */
export const uploadEventIcon: Endpoint<S['uploadEventIcon']> = {
  id: 'uploadEventIcon',
  method: 'POST',
  path: '/v2/events/:id/event_icon/uploadWupdate',
  access,
  summary: 'Upload the icon of an event and save it.',
  tag,
  audit: 'UPLOAD_EVENT',
  status: 201,
  body: 'multipart',
};

/** The same call under the correctly spelt path. Source: D54. */
export const uploadEventIconPlain: Endpoint<S['uploadEventIconPlain']> = {
  id: 'uploadEventIconPlain',
  method: 'POST',
  path: '/v2/events/:id/event_icon/upload',
  access,
  summary: 'Upload the icon of an event and save it (the address without the typing error).',
  tag,
  audit: 'UPLOAD_EVENT',
  status: 201,
  body: 'multipart',
};

/** The misspelt path stays for existing callers. Source: D54. */
export const uploadEventBanner: Endpoint<S['uploadEventBanner']> = {
  id: 'uploadEventBanner',
  method: 'POST',
  path: '/v2/events/:id/event_banner/uploadWupdate',
  access,
  summary: 'Upload the banner of an event and save it.',
  tag,
  audit: 'UPLOAD_EVENT',
  status: 201,
  body: 'multipart',
};

/** The same call under the correctly spelt path. Source: D54. */
export const uploadEventBannerPlain: Endpoint<S['uploadEventBannerPlain']> = {
  id: 'uploadEventBannerPlain',
  method: 'POST',
  path: '/v2/events/:id/event_banner/upload',
  access,
  summary: 'Upload the banner of an event and save it (the address without the typing error).',
  tag,
  audit: 'UPLOAD_EVENT',
  status: 201,
  body: 'multipart',
};

export const createSingleSessionEvent: Endpoint<S['createSingleSessionEvent']> = {
  id: 'createSingleSessionEvent',
  method: 'POST',
  path: '/v2/single_session_event',
  access,
  summary: 'Create an event with one session.',
  tag,
  audit: 'CREATE_EVENT',
  status: 201,
};

/** Locked fields are refused after publishing. Source: D45. */
export const updateSingleSessionEvent: Endpoint<S['updateSingleSessionEvent']> = {
  id: 'updateSingleSessionEvent',
  method: 'PATCH',
  path: '/v2/single_session_event/:eventId',
  access,
  summary: 'Change an event and its session.',
  tag,
  audit: 'UPDATE_EVENT',
};

/** Adds a session with the templates of the first one; 409 INVALID_TRANSITION when the event is over. */
export const createEventSession: Endpoint<S['createEventSession']> = {
  id: 'createEventSession',
  method: 'POST',
  path: '/v2/events/:id/sessions',
  access,
  summary: 'Add a session to an event.',
  tag,
  audit: 'CREATE_EVENTSESSION',
  status: 201,
};

/** Locked fields are refused after publishing, as for the first session. Source: D45. */
export const updateEventSession: Endpoint<S['updateEventSession']> = {
  id: 'updateEventSession',
  method: 'PATCH',
  path: '/v2/sessions/:id',
  access,
  summary: 'Change a session of an event.',
  tag,
  audit: 'UPDATE_EVENTSESSION',
};

/** 409 INVALID_TRANSITION for the only session of an event and for one that somebody has registered for. */
export const deleteEventSession: Endpoint<S['deleteEventSession']> = {
  id: 'deleteEventSession',
  method: 'DELETE',
  path: '/v2/sessions/:id',
  access,
  summary: 'Delete a session of an event for good.',
  tag,
  audit: 'HARDDELETE_EVENTSESSION',
};

/**
 * DRAFT to OPEN, OPEN to HIDDEN and back, DONE only after the end; 409 INVALID_TRANSITION otherwise. Source: D39 and
 * D43.
 */
export const toggleEventPublishStatus: Endpoint<S['toggleEventPublishStatus']> = {
  id: 'toggleEventPublishStatus',
  method: 'PATCH',
  path: '/v2/events/:id/publishStatus/toggle',
  access,
  summary: 'Publish, hide or republish an event.',
  tag,
  audit: 'PUBLISH_EVENT',
};

/**
 * Lists all active templates, because none belongs to an event; `template_type` is the scenario in lower case. Source:
 * D51.
 */
export const listEventTemplates: Endpoint<S['listEventTemplates']> = {
  id: 'listEventTemplates',
  method: 'GET',
  path: '/v2/events/:id/templates',
  access,
  summary: 'List the templates an event can use.',
  tag,
  audit: null,
};

export const setSessionTemplate: Endpoint<S['setSessionTemplate']> = {
  id: 'setSessionTemplate',
  method: 'PATCH',
  path: '/v2/sessions/:id/template',
  access,
  summary: 'Choose the template of a scenario.',
  tag,
  audit: 'UPDATE_SESSIONTEMPLATE',
};

export const readSessionRegistrationInfo: Endpoint<S['readSessionRegistrationInfo']> = {
  id: 'readSessionRegistrationInfo',
  method: 'GET',
  path: '/v2/sessions/:id/registration/info',
  access,
  summary: 'Count the registrations of a session.',
  tag,
  audit: null,
};

/** Registrations for all sessions of an event; `readSessionRegistrationInfo` reads those of one. */
export const readEventRegistrations: Endpoint<S['readEventRegistrations']> = {
  id: 'readEventRegistrations',
  method: 'GET',
  path: '/v2/events/:id/registrations',
  access,
  summary: 'List the registrations for all sessions of an event.',
  tag,
  audit: null,
};

/**
 * Revokes all ticket links that the person has for the event and mails new ones in one mail; 409 INVALID_TRANSITION
 * when the registration has no ticket.
 */
export const renewSessionTicket: Endpoint<S['renewSessionTicket']> = {
  id: 'renewSessionTicket',
  method: 'POST',
  path: '/v2/sessions/:id/registration/:x/ticket_link',
  access,
  summary: 'Revoke the ticket links of a visitor of an event and mail new ones.',
  tag,
  audit: 'RENEWLINK_TICKET',
};

/** `x` is the id of the registration. Source: B-023 and D53. */
export const settleSessionRegistration: Endpoint<S['settleSessionRegistration']> = {
  id: 'settleSessionRegistration',
  method: 'POST',
  path: '/v2/sessions/:id/registration/:x/:action',
  access,
  summary: 'Accept or reject a registration for a session.',
  tag,
  audit: 'UPDATE_SESSIONREGISTRATION',
};

/** Sets or removes the check-in of accepted people; idempotent. @throws 409 when none of them is accepted. */
export const checkInSessionRegistrations: Endpoint<S['checkInSessionRegistrations']> = {
  id: 'checkInSessionRegistrations',
  method: 'POST',
  path: '/v2/sessions/:id/registration/check_in',
  access,
  summary: 'Check people in to a session, or undo it.',
  tag,
  audit: 'UPDATE_SESSIONREGISTRATION',
};
