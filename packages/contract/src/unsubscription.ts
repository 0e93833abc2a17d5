import type { Endpoint } from './endpoint.ts';
import type { unsubscriptionSchemas } from './unsubscription.schemas.ts';

type S = typeof unsubscriptionSchemas;

const tag = 'Public';
const path = '/v1/public/unsubscriptions/:token';
const access = { kind: 'public' } as const;

/** Reading does not unsubscribe, because mail scanners open links too. Source: S39. */
export const readUnsubscription: Endpoint<S['readUnsubscription']> = {
  id: 'readUnsubscription',
  method: 'GET',
  path,
  access,
  summary: 'Read which address a mailed link unsubscribes from broadcasts.',
  tag,
  audit: null,
};

export const unsubscribe: Endpoint<S['unsubscribe']> = {
  id: 'unsubscribe',
  method: 'POST',
  path,
  access,
  summary: 'Unsubscribe the address of a mailed link from broadcasts.',
  tag,
  audit: 'ADD_SUPPRESSION',
};
