import type { z } from 'zod';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { bulkAnswer, bulkPreview, participantBulkSchemas } from './participants-bulk.schemas.ts';

type S = typeof participantBulkSchemas;

export type ParticipantBulkInput = z.input<S['applyParticipantBulk']['body']>;
export type ParticipantBulkPreview = z.output<typeof bulkPreview>;
export type ParticipantBulkAnswer = z.output<typeof bulkAnswer>;

const tag = 'Participants';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };

/** Changes nothing; a POST because the selection may be too long for an address. */
export const previewParticipantBulk: Endpoint<S['previewParticipantBulk']> = {
  id: 'previewParticipantBulk',
  method: 'POST',
  path: '/v1/class/:code/participants/bulk/preview',
  access,
  summary: 'Count what a bulk action would change.',
  tag,
  audit: null,
};

/** The whole call is refused when a selected participant belongs to another class (S11). */
export const applyParticipantBulk: Endpoint<S['applyParticipantBulk']> = {
  id: 'applyParticipantBulk',
  method: 'POST',
  path: '/v1/class/:code/participants/bulk',
  access,
  summary: 'Accept, reject, confirm, mark, grade or mail many participants.',
  tag,
  audit: 'UPDATE_PARTICIPANT',
};

export const setParticipantPredicates: Endpoint<S['setParticipantPredicates']> = {
  id: 'setParticipantPredicates',
  method: 'PUT',
  path: '/v1/participants/predicate',
  access,
  summary: 'Set the predicate of many participants.',
  tag,
  audit: 'UPDATE_PARTICIPANT',
};
