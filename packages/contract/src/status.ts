import type { z } from 'zod';
import { type Access, type Endpoint, SUPERADMIN } from './endpoint.ts';
import type { MISSING_SETTINGS, statusSchemas } from './status.schemas.ts';

type S = typeof statusSchemas;

const access: Access = { kind: 'staff', roles: SUPERADMIN, withoutKey: 'superadmins only' };

/** State of the whole installation. */
export type Status = z.output<S['readStatus']['answer']>;
/** A setting without which something works less well. */
export type MissingSetting = (typeof MISSING_SETTINGS)[number];

export const readStatus: Endpoint<S['readStatus']> = {
  id: 'readStatus',
  method: 'GET',
  path: '/v1/status',
  access,
  summary:
    'Read the state of servers, database, queues, mail, webhooks, storage and backups, and what is not configured.',
  tag: 'Status',
  audit: null,
};
