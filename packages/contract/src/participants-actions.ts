import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { participantActionSchemas } from './participants-actions.schemas.ts';

type S = typeof participantActionSchemas;

export type ParticipantStatusInput = z.input<S['setParticipantStatus']['body']>;
export type ParticipantUpdateInput = z.input<S['updateParticipant']['body']>;
export type MoveParticipantInput = z.input<S['moveParticipant']['body']>;
export type EditPersonInput = z.input<S['editParticipantPerson']['body']>;

const tag = 'Participants';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };

/** Accepts, rejects or cancels; 409 INVALID_TRANSITION or QUOTA_FULL with the reason. Source: D66 and D67. */
export const setParticipantStatus: Endpoint<S['setParticipantStatus']> = {
  id: 'setParticipantStatus',
  method: 'POST',
  path: '/v1/participant/:id/status',
  access,
  summary: 'Accept, reject or cancel a registration.',
  tag,
  audit: 'UPDATE_PARTICIPANT',
};

/** Updates only the sent fields. */
export const updateParticipant: Endpoint<S['updateParticipant']> = {
  id: 'updateParticipant',
  method: 'PUT',
  path: '/v1/participant/:id',
  access,
  summary: "Change a registration: the person's note, or its status.",
  tag,
  audit: 'UPDATE_PARTICIPANT',
};

/** KONFIRMASI. Source: D65. */
export const confirmParticipant: Endpoint<S['confirmParticipant']> = {
  id: 'confirmParticipant',
  method: 'POST',
  path: '/v1/participant/:id/confirm',
  access,
  summary: 'Confirm an accepted registration.',
  tag,
  audit: 'CONFIRM_PARTICIPANT',
};

export const noteParticipant: Endpoint<S['noteParticipant']> = {
  id: 'noteParticipant',
  method: 'PUT',
  path: '/v1/participant/:id/note',
  access,
  summary: 'Set the note of staff on a participant.',
  tag,
  audit: 'NOTE_PARTICIPANT',
};

export const markParticipantPresent: Endpoint<S['markParticipantPresent']> = {
  id: 'markParticipantPresent',
  method: 'POST',
  path: '/v1/participant/:id/present',
  access,
  summary: 'Mark a participant as present or not.',
  tag,
  audit: 'UPDATE_PARTICIPANT',
};

export const setParticipantPredicate: Endpoint<S['setParticipantPredicate']> = {
  id: 'setParticipantPredicate',
  method: 'POST',
  path: '/v1/participant/:id/predicate',
  access,
  summary: 'Set the predicate of a participant.',
  tag,
  audit: 'UPDATE_PARTICIPANT',
};

/** Refused when the scenario does not fit the state of the registration. Source: B-089. */
export const resendParticipantMail: Endpoint<S['resendParticipantMail']> = {
  id: 'resendParticipantMail',
  method: 'POST',
  path: '/v1/participant/:id/resend/:scenario',
  access,
  summary: 'Send the mail of a scenario to a participant again.',
  tag,
  audit: 'RESEND_PARTICIPANT',
};

/**
 * Revokes every link to the participant's ticket and mails a new one; 409 INVALID_TRANSITION when there is no ticket.
 */
export const renewParticipantTicket: Endpoint<S['renewParticipantTicket']> = {
  id: 'renewParticipantTicket',
  method: 'POST',
  path: '/v1/participant/:id/ticket_link',
  access,
  summary: 'Revoke the ticket links of a participant and mail a new one.',
  tag,
  audit: 'RENEWLINK_TICKET',
};

/**
 * Moves a registration to another class with its order, price and registration time. 409 QUOTA_FULL,
 * PARTICIPANT_ALREADY_REGISTERED, VERSION_CONFLICT, or INVALID_TRANSITION when the class does not accept registrations,
 * the person was rejected, or has results in the current class.
 */
export const moveParticipant: Endpoint<S['moveParticipant']> = {
  id: 'moveParticipant',
  method: 'POST',
  path: '/v1/participant/:id/move',
  access,
  summary: 'Move a registration to another class.',
  tag,
  audit: 'MOVE_PARTICIPANT',
};

/** 'Sunting Pengguna': changes the member and all their registrations, so admins only. Source: B-071 and B-183. */
export const editParticipantPerson: Endpoint<S['editParticipantPerson']> = {
  id: 'editParticipantPerson',
  method: 'PUT',
  path: '/v1/participant/:id/person',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'home' },
  summary: 'Edit the person behind a participant.',
  tag,
  audit: 'UPDATE_MEMBER',
};
