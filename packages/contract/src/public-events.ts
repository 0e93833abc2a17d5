import type { z } from 'zod';
import type { Access, Endpoint } from './endpoint.ts';
import type { publicEvent, publicEventSchemas } from './public-events.schemas.ts';

type S = typeof publicEventSchemas;

/** An event as the public sees it. */
export type PublicEvent = z.output<typeof publicEvent>;
export type PublicEventSession = PublicEvent['sessions'][number];
export type EventRegistrationForm = z.output<S['readEventRegistrationForm']['answer']>;
export type RegisterForEventInput = z.input<S['registerForEvent']['body']>;
/** A registration of the caller for one session. */
export type OwnEventSeat = z.output<S['registerForEvent']['answer']>['registrations'][number];

const tag = 'Public';
const access: Access = { kind: 'public' };

/** Only events with public registration are found; the length of the waiting list is not revealed. */
export const readPublicEvent: Endpoint<S['readPublicEvent']> = {
  id: 'readPublicEvent',
  method: 'GET',
  path: '/v1/public/events/:event_url',
  access,
  summary: 'Read an event as its page shows it.',
  tag,
  audit: null,
};

/** Called once per visit; staff see the sum in the dashboard of the event. */
export const countEventView: Endpoint<S['countEventView']> = {
  id: 'countEventView',
  method: 'POST',
  path: '/v1/public/events/:event_url/views',
  access,
  summary: 'Count a visit of the page of an event.',
  tag,
  audit: null,
};

/** 401 ADDRESS_UNPROVEN without an address proof, unless mails are down. */
export const readEventRegistrationForm: Endpoint<S['readEventRegistrationForm']> = {
  id: 'readEventRegistrationForm',
  method: 'GET',
  path: '/v1/public/events/:event_url/registration_form',
  access,
  summary: 'Read the values that the registration form of an event starts with.',
  tag,
  audit: null,
};

/** @throws 401 ADDRESS_UNPROVEN unless mails are down, 422 with the reason at `voucher_code`. */
export const checkEventVoucher: Endpoint<S['checkEventVoucher']> = {
  id: 'checkEventVoucher',
  method: 'GET',
  path: '/v1/public/events/:event_url/voucher',
  access,
  summary: 'Read the discount of a voucher on the chosen sessions.',
  tag,
  audit: null,
};

/**
 * Each session is accepted, awaits payment or joins the waiting list, in order; all are held for a day while mails are
 * down. @throws 401, 409 and 422.
 */
export const registerForEvent: Endpoint<S['registerForEvent']> = {
  id: 'registerForEvent',
  method: 'POST',
  path: '/v1/public/events/:event_url/registrations',
  access,
  summary: 'Register for sessions of an event.',
  tag,
  audit: 'CREATE_SESSIONREGISTRATION',
  status: 201,
};

/** Includes events that are no longer public. @throws 401 ADDRESS_UNPROVEN without an address proof. */
export const readOwnEventTickets: Endpoint<S['readOwnEventTickets']> = {
  id: 'readOwnEventTickets',
  method: 'GET',
  path: '/v1/public/events/:event_url/tickets',
  access,
  summary: 'List the own tickets for an event, for a proved address.',
  tag,
  audit: null,
};
