import type { CatalogEntry } from '@widya/contract/catalog';
import { ERROR_CODES, type ErrorCode } from '@widya/contract/errors';
import { isParticipantCall } from '@widya/contract/participant-calls';
import { TEXT_OF_CODE } from '../platform/http/texts.ts';
import { headerRefs } from './response-headers.ts';

interface Refusal {
  /** Name among the document's shared responses. */
  readonly name: string;
  readonly description: string;
  readonly codes: readonly ErrorCode[];
  /** Which operations can answer it. */
  readonly isPossible: (entry: CatalogEntry) => boolean;
  readonly headers?: readonly string[];
}

const always = () => true;
const isWrite = ({ facts }: CatalogEntry) => facts.method !== 'GET';
const isStaff = ({ facts }: CatalogEntry) => facts.access.kind === 'staff';
const isSignIn = ({ facts }: CatalogEntry) => facts.access.kind === 'public' && !isParticipantCall(facts);
const takesBody = ({ facts, schemas }: CatalogEntry) => facts.body !== undefined || schemas.body !== undefined;
const takesFiles = ({ facts }: CatalogEntry) => facts.body !== undefined;

/** Every status of a refusal, with the codes that come with it. A test compares it with the sources. */
export const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: {
    name: 'Unreadable',
    description: 'The request cannot be read: its address, JSON or encoding.',
    codes: ['VALIDATION'],
    isPossible: always,
  },
  401: {
    name: 'Unauthenticated',
    description:
      'Without a valid token, with wrong credentials, or without the proof of an address. API tokens have codes of their own.',
    codes: [
      'UNAUTHENTICATED',
      'CREDENTIAL_NOT_FOUND',
      'ADDRESS_UNPROVEN',
      'TOKEN_UNKNOWN',
      'TOKEN_EXPIRED',
      'TOKEN_REVOKED',
    ],
    isPossible: always,
  },
  403: {
    name: 'Forbidden',
    description:
      'The role, the granted keys or the API token do not allow it, or the account is not ready for signing in.',
    codes: ['FORBIDDEN', 'NOT_READY', 'TOKEN_READ_ONLY', 'TOKEN_UNSUPPORTED'],
    isPossible: (entry) => isStaff(entry) || isSignIn(entry),
  },
  404: {
    name: 'NotFound',
    description: 'There is no such record, or not for this caller.',
    codes: ['NOT_FOUND'],
    isPossible: ({ schemas }) => [schemas.params, schemas.query, schemas.body].some((schema) => schema !== undefined),
  },
  409: {
    name: 'Conflict',
    description:
      'The state of the record does not allow it. With VERSION_CONFLICT, `current` is the record as it is now.',
    codes: [
      'VERSION_CONFLICT',
      'INVALID_TRANSITION',
      'LOCKED_FIELD',
      'QUOTA_FULL',
      'DUPLICATE_ACCOUNT',
      'PARTICIPANT_ALREADY_REGISTERED',
      'HAS_REGISTRANTS',
      'LAST_SUPERADMIN',
      'SELF_ACTION',
      'IDEMPOTENCY_MISMATCH',
      'VALIDATION',
    ],
    isPossible: isWrite,
  },
  410: {
    name: 'Gone',
    description: 'The mailed link has expired, was used or was withdrawn.',
    codes: ['LINK_EXPIRED', 'NOT_FOUND'],
    isPossible: ({ facts }) => facts.access.kind === 'public' && /:/.test(facts.path),
  },
  413: {
    name: 'TooLarge',
    description: 'The body or a file is too large.',
    codes: ['TOO_LARGE'],
    isPossible: takesBody,
  },
  415: {
    name: 'WrongEncoding',
    description: 'The body has another content type than the call accepts.',
    codes: ['VALIDATION'],
    isPossible: takesBody,
  },
  422: {
    name: 'Invalid',
    description: 'The input or the Idempotency-Key is not valid; `errors` names the fields.',
    codes: ['VALIDATION', 'UPLOAD_REFUSED', 'SIGNATURE_REFUSED', 'INVALID_PASSWORD'],
    isPossible: ({ facts, schemas }) =>
      facts.method === 'POST' ||
      facts.body !== undefined ||
      [schemas.query, schemas.body, schemas.headers].some((schema) => schema !== undefined),
  },
  428: {
    name: 'ProofRequired',
    description: 'Many people register at once: solve the challenge of the form first.',
    codes: ['PROOF_REQUIRED'],
    isPossible: ({ facts }) => isParticipantCall(facts) && facts.method === 'POST',
  },
  429: {
    name: 'RateLimited',
    description: 'Too many calls.',
    codes: ['RATE_LIMITED'],
    isPossible: always,
    headers: ['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'],
  },
  500: { name: 'Internal', description: 'A fault of the server.', codes: ['INTERNAL'], isPossible: always },
  502: {
    name: 'StorageRefused',
    description: 'The file storage refuses access.',
    codes: ['STORAGE_FAILED'],
    isPossible: takesFiles,
  },
  503: {
    name: 'Unavailable',
    description: 'The database, the file storage or another part does not answer at the moment.',
    codes: ['NOT_READY', 'STORAGE_FAILED'],
    isPossible: always,
    headers: ['Retry-After'],
  },
  507: {
    name: 'StorageFull',
    description: 'The disk of the database or of the files is full.',
    codes: ['STORAGE_FULL'],
    isPossible: isWrite,
  },
};

const example = (code: ErrorCode) => ({
  summary: code,
  value: {
    success: false,
    code,
    msg: TEXT_OF_CODE[code],
    ...(code === 'VALIDATION' ? { errors: { name: 'Nama wajib diisi' } } : {}),
    request_id: '019ab8f2-7c1e-7d55-b1d7-4f2f0d6f6b1a',
  },
});

/** Codes that clients must know although no call of this version answers them. */
export const UNUSED_CODES: readonly ErrorCode[] = ERROR_CODES.filter(
  (code) => !Object.values(REFUSALS).some(({ codes }) => codes.includes(code)),
);

/** The shared responses of the document, each with an example per code. */
export const refusalComponents = () =>
  Object.fromEntries(
    Object.values(REFUSALS).map(({ name, description, codes, headers = [] }) => [
      name,
      {
        description: `${description} Codes: ${codes.join(', ')}.`,
        headers: headerRefs(['X-Request-Id', ...headers]),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(codes.map((code) => [code, example(code)])),
          },
        },
      },
    ]),
  );

/** References to the refusals of one operation. */
export const refusalsOf = (entry: CatalogEntry) =>
  Object.fromEntries(
    Object.entries(REFUSALS)
      .filter(([, { isPossible }]) => isPossible(entry))
      .map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
