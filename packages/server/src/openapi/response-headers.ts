import type { CatalogEntry } from '@widya/contract/catalog';
import { z } from 'zod';

interface Header {
  readonly description: string;
  readonly type: 'string' | 'integer';
  readonly example: string | number;
}

const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Identifies the request in the log of the server; the same as `request_id` of a refusal.',
    type: 'string',
    example: '019ab8f2-7c1e-7d55-b1d7-4f2f0d6f6b1a',
  },
  'X-Total-Count': { description: 'Number of all rows that match.', type: 'integer', example: 128 },
  'X-Truncated': {
    description: '`1` when a list without `page` has more rows than it returns.',
    type: 'string',
    example: '1',
  },
  'Content-Disposition': {
    description: 'The file name for saving.',
    type: 'string',
    example: 'attachment; filename="peserta.csv"',
  },
  'Idempotency-Replayed': {
    description: '`true` when an earlier call with the same Idempotency-Key was answered with this.',
    type: 'string',
    example: 'true',
  },
  'Retry-After': { description: 'Seconds until the next call can succeed.', type: 'integer', example: 30 },
  'X-RateLimit-Limit': { description: 'Calls allowed per minute.', type: 'integer', example: 1200 },
  'X-RateLimit-Remaining': { description: 'Calls left in this minute.', type: 'integer', example: 0 },
  'X-RateLimit-Reset': { description: 'Seconds until the count starts anew.', type: 'integer', example: 30 },
  ETag: {
    description: 'Version of the answer; with the same in `If-None-Match` the status is 304 without a body.',
    type: 'string',
    example: '"kq3Zt0o1s7y2w9a4b8c6d5"',
  },
  'X-Left-Out': {
    description: 'JSON list of the ids of requested documents that the file lacks.',
    type: 'string',
    example: '[17]',
  },
  Location: {
    description: 'Address of the upload that was begun.',
    type: 'string',
    example: '/v1/upload/resumable/0f',
  },
  'Tus-Resumable': { description: 'Version of the tus protocol.', type: 'string', example: '1.0.0' },
  'Upload-Offset': { description: 'Number of bytes that have arrived.', type: 'integer', example: 8388608 },
  'Upload-Length': { description: 'Number of bytes of the whole file.', type: 'integer', example: 31457280 },
};

/** Headers of single operations, by the id of the endpoint. */
const OF_OPERATION: Readonly<Record<string, readonly string[]>> = {
  readPublicStrings: ['ETag'],
  downloadDocuments: ['X-Left-Out'],
  beginResumableUpload: ['Location', 'Tus-Resumable'],
  readResumableUpload: ['Tus-Resumable', 'Upload-Offset', 'Upload-Length'],
  continueResumableUpload: ['Tus-Resumable', 'Upload-Offset'],
  dropResumableUpload: ['Tus-Resumable'],
};

const isList = ({ schemas: { query } }: CatalogEntry): boolean =>
  query instanceof z.ZodObject && 'per_page' in query.shape;

export const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** References to the headers of a successful answer. */
export const headersOf = (entry: CatalogEntry) =>
  headerRefs([
    'X-Request-Id',
    ...(isList(entry) ? ['X-Total-Count', 'X-Truncated'] : []),
    ...(entry.facts.answerType === undefined ? [] : ['Content-Disposition']),
    ...(entry.facts.method === 'POST' ? ['Idempotency-Replayed'] : []),
    ...(OF_OPERATION[entry.facts.id] ?? []),
  ]);

export const headerComponents = () =>
  Object.fromEntries(
    Object.entries(HEADERS).map(([name, { description, type, example }]) => [
      name,
      { description, schema: { type }, example },
    ]),
  );
