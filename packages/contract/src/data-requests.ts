import type { z } from 'zod';
import type { dataRequest, dataRequestKind, dataRequestSchemas } from './data-requests.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';

type S = typeof dataRequestSchemas;

export type DataRequest = z.output<typeof dataRequest>;
export type DataRequestKind = z.output<typeof dataRequestKind>;

export const DATA_REQUEST_LABELS: Readonly<Record<DataRequestKind, string>> = {
  COPY: 'Salinan data',
  DELETE: 'Penghapusan data',
};

const tag = 'Privacy';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'users' };

/** Requests about personal data from the public site (S43, UU PDP). */
export const listDataRequests: Endpoint<S['listDataRequests']> = {
  id: 'listDataRequests',
  method: 'GET',
  path: '/v1/data_requests',
  access,
  summary: 'List requests of people about their own data.',
  tag,
  audit: null,
};

export const finishDataRequest: Endpoint<S['finishDataRequest']> = {
  id: 'finishDataRequest',
  method: 'PUT',
  path: '/v1/data_requests/:id/done',
  access,
  summary: 'Mark a request about own data as done.',
  tag,
  audit: 'RESOLVE_DATAREQUEST',
};
