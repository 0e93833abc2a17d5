import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type {
  participantFilters,
  participantOrder,
  participantRow,
  participantSchemas,
  participantSummary,
  personRecord,
  timelineEntry,
} from './participants.schemas.ts';

type S = typeof participantSchemas;

/** A registration in a class or a course. */
export type Participant = z.output<typeof participantRow>;
export type ParticipantOrder = z.output<typeof participantOrder>;
export type ParticipantSummary = z.output<typeof participantSummary>;
export type ParticipantListQuery = z.input<S['listClassParticipants']['query']>;
export type ParticipantFilters = z.input<typeof participantFilters>;
export type TimelineEntry = z.output<typeof timelineEntry>;
/** Everything about one person. */
export type PersonRecord = z.output<typeof personRecord>;

const tag = 'Participants';
/** Instructors included, because a class opens at its participants for them. */
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };

export const listClassParticipants: Endpoint<S['listClassParticipants']> = {
  id: 'listClassParticipants',
  method: 'GET',
  path: '/v1/class/:code/participants',
  access,
  summary: 'List the participants of a class.',
  tag,
  audit: null,
};

/** Income excludes invited participants; the waiting list is counted separately. Source: B-076, D30 and D31. */
export const readParticipantSummary: Endpoint<S['readParticipantSummary']> = {
  id: 'readParticipantSummary',
  method: 'GET',
  path: '/v1/class/:code/participants/summary',
  access,
  summary: 'Read counts, income, weekly registrations and regions of a class.',
  tag,
  audit: null,
};

export const listParticipants: Endpoint<S['listParticipants']> = {
  id: 'listParticipants',
  method: 'GET',
  path: '/v1/participant',
  access,
  summary: 'List participants of all classes, or of one.',
  tag,
  audit: null,
};

export const readParticipant: Endpoint<S['readParticipant']> = {
  id: 'readParticipant',
  method: 'GET',
  path: '/v1/participant/:id',
  access,
  summary: 'Read one participant with the order.',
  tag,
  audit: null,
};

export const readParticipantTimeline: Endpoint<S['readParticipantTimeline']> = {
  id: 'readParticipantTimeline',
  method: 'GET',
  path: '/v1/participant/:id/timeline',
  access,
  summary: 'Read the history of a registration, newest first.',
  tag,
  audit: null,
};

/** Not for instructors, because it shows data beyond the class. */
export const readParticipantPerson: Endpoint<S['readParticipantPerson']> = {
  id: 'readParticipantPerson',
  method: 'GET',
  path: '/v1/participant/:id/person',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'home' },
  summary: 'Read all registrations, orders, mails and certificates of the person behind a participant.',
  tag,
  audit: null,
};
