import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, endpoint } from './endpoint.ts';
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

/** A person in a class or a self-paced course. */
export type Participant = z.output<typeof participantRow>;
export type ParticipantOrder = z.output<typeof participantOrder>;
export type ParticipantSummary = z.output<typeof participantSummary>;
export type ParticipantListQuery = z.input<S['listClassParticipants']['query']>;
export type ParticipantFilters = z.input<typeof participantFilters>;
export type TimelineEntry = z.output<typeof timelineEntry>;
/** Everything about one person. */
export type PersonRecord = z.output<typeof personRecord>;

const tag = 'Participants';
/** Staff of a class, instructors of it included: they land on its participants. */
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };

export const listClassParticipants = endpoint<S['listClassParticipants']>()({
  id: 'listClassParticipants',
  method: 'GET',
  path: '/v1/class/:code/participants',
  access,
  summary: 'List the participants of a class.',
  tag,
  audit: null,
});

/** Income leaves out invited participants, and queued ones are counted apart. Source: B-076, D30 and D31. */
export const readParticipantSummary = endpoint<S['readParticipantSummary']>()({
  id: 'readParticipantSummary',
  method: 'GET',
  path: '/v1/class/:code/participants/summary',
  access,
  summary: 'Read counts, income, weekly registrations and regions of a class.',
  tag,
  audit: null,
});

export const listParticipants = endpoint<S['listParticipants']>()({
  id: 'listParticipants',
  method: 'GET',
  path: '/v1/participant',
  access,
  summary: 'List participants of all classes, or of one.',
  tag,
  audit: null,
});

export const readParticipant = endpoint<S['readParticipant']>()({
  id: 'readParticipant',
  method: 'GET',
  path: '/v1/participant/:id',
  access,
  summary: 'Read one participant with the order.',
  tag,
  audit: null,
});

export const readParticipantTimeline = endpoint<S['readParticipantTimeline']>()({
  id: 'readParticipantTimeline',
  method: 'GET',
  path: '/v1/participant/:id/timeline',
  access,
  summary: 'Read what happened to a registration, the newest first.',
  tag,
  audit: null,
});

/** Reaches beyond the class, so instructors may not read it. */
export const readParticipantPerson = endpoint<S['readParticipantPerson']>()({
  id: 'readParticipantPerson',
  method: 'GET',
  path: '/v1/participant/:id/person',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'home' },
  summary: 'Read all registrations, orders, mails and certificates of the person behind a participant.',
  tag,
  audit: null,
});
