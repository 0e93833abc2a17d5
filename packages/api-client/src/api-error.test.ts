import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  ApiError,
  currentRecord,
  errorOfAnswer,
  errorWithoutAnswer,
  failureOf,
  NETWORK_MESSAGE,
  OFFLINE_MESSAGE,
  sentenceOf,
  TIMEOUT_MESSAGE,
} from './api-error.ts';

afterEach(() => void jest.restoreAllMocks());

const answer = (status = 422, headers = {}) => new Response(null, { status, headers });

describe('errorOfAnswer', () => {
  it('reads an error body of the API', () => {
    const body = {
      success: false,
      code: 'VALIDATION',
      msg: 'Periksa isian',
      errors: { name: 'Wajib' },
      request_id: 'r1',
    };
    expect(errorOfAnswer(answer(), body)).toMatchObject({
      kind: 'http',
      status: 422,
      code: 'VALIDATION',
      msg: 'Periksa isian',
      errors: { name: 'Wajib' },
      requestId: 'r1',
    });
  });

  it('names the trace beside the call when the server records traces', () => {
    const named = (headers: Record<string, string>, body: unknown) =>
      errorOfAnswer(answer(500, headers), body).requestId;
    expect(named({ 'x-trace-id': '4bf9' }, { request_id: 'r1' })).toBe('r1 · ID jejak 4bf9');
    expect(named({ 'x-request-id': 'r2', 'x-trace-id': '4bf9' }, null)).toBe('r2 · ID jejak 4bf9');
  });

  it('reads the message of an upload, which is nested one level deeper (D303)', () => {
    expect(errorOfAnswer(answer(), { msg: { message: 'Terlalu besar' } }).msg).toBe('Terlalu besar');
  });

  it('has the current record of a version conflict', () => {
    expect(errorOfAnswer(answer(409), { code: 'VERSION_CONFLICT', msg: 'x', current: { version: 3 } }).current).toEqual(
      {
        version: 3,
      },
    );
  });

  it.each([undefined, null, '<html>', 42, [], {}, { msg: 7 }, { msg: { message: 7 } }, { msg: null }])(
    'falls back to Terjadi Kesalahan for %j',
    (body) => {
      const error = errorOfAnswer(answer(502, { 'x-request-id': 'r2' }), body);
      expect(error).toMatchObject({ status: 502, code: null, msg: 'Terjadi Kesalahan', requestId: 'r2', errors: {} });
    },
  );

  it('drops field errors that are not texts', () => {
    expect(errorOfAnswer(answer(), { errors: { name: 'Wajib', price: 3, tags: ['x'] } }).errors).toEqual({
      name: 'Wajib',
    });
  });
});

describe('errorWithoutAnswer', () => {
  it('distinguishes a lost connection from a timeout', () => {
    expect(errorWithoutAnswer('network', null)).toMatchObject({ kind: 'network', status: 0, msg: NETWORK_MESSAGE });
    expect(errorWithoutAnswer('timeout', null)).toMatchObject({ kind: 'timeout', status: 0, msg: TIMEOUT_MESSAGE });
  });

  it('reports that the browser is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(errorWithoutAnswer('network', null).msg).toBe(OFFLINE_MESSAGE);
  });
});

it('returns a message for any caught value', () => {
  expect(sentenceOf(new ApiError({ kind: 'http', msg: 'Kuota penuh' }))).toBe('Kuota penuh');
  expect(sentenceOf(new TypeError('x is not a function'))).toBe('Terjadi Kesalahan');
  expect(sentenceOf('text')).toBe('Terjadi Kesalahan');
});

describe('failureOf', () => {
  it('has the message and the request id', () => {
    const error = new ApiError({ kind: 'http', msg: 'Kuota penuh', requestId: 'req-1' });
    expect(failureOf(error)).toEqual({ title: 'Kuota penuh', requestId: 'req-1', forbidden: false, vague: false });
  });

  it('uses the fallback of the screen without a message, and is null without a failure', () => {
    expect(failureOf(new TypeError('x'), 'Kesalahan terjadi')).toEqual({
      title: 'Kesalahan terjadi',
      requestId: undefined,
      forbidden: false,
      vague: true,
    });
    expect(failureOf(null)).toBeNull();
  });

  it('marks missing permission as forbidden', () => {
    const error = new ApiError({ kind: 'http', status: 403, msg: 'Akses ditolak' });
    expect(failureOf(error)).toMatchObject({ forbidden: true });
  });
});

it('finds the current record in a conflict, and none in any other failure', () => {
  const current = { version: 3 };
  expect(currentRecord(new ApiError({ kind: 'http', code: 'VERSION_CONFLICT', msg: 'x', current }))).toBe(current);
  expect(currentRecord(new ApiError({ kind: 'http', code: 'VERSION_CONFLICT', msg: 'x' }))).toBeNull();
  expect(currentRecord(new ApiError({ kind: 'http', code: 'QUOTA_FULL', msg: 'x', current }))).toBeNull();
  expect(currentRecord(null)).toBeNull();
});
