import { ERROR_CODES } from '@widya/contract/errors';
import { UNUSED_CODES } from './error-responses.ts';

/** Body of every error response. Source: D303. */
export const errorBodySchema = {
  type: 'object',
  required: ['success', 'code', 'msg', 'request_id'],
  properties: {
    success: { const: false },
    code: {
      enum: [...ERROR_CODES],
      description: `For programs. No call of this version answers ${UNUSED_CODES.join(' or ')}.`,
    },
    msg: {
      description: 'Indonesian sentence; an object with `message` for uploads.',
      anyOf: [{ type: 'string' }, { type: 'object', properties: { message: { type: 'string' } } }],
    },
    errors: { type: 'object', description: 'Field name to sentence.', additionalProperties: { type: 'string' } },
    current: { description: 'Of a VERSION_CONFLICT: the record as it is now.' },
    request_id: { type: 'string' },
  },
} as const;
