import type { ErrorBody, ErrorCode } from '@widya/contract/errors';
import { ApiFailure } from './api-failure.ts';
import { failureOfDatabase } from './database-errors.ts';
import { failureOfStorage } from './storage-errors.ts';

/** Fastify's error codes with our status, code and message. */
const FRAMEWORK: Readonly<Record<string, readonly [number, ErrorCode, string?]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'TOO_LARGE', 'Data yang dikirim terlalu besar'],
  FST_REQ_FILE_TOO_LARGE: [413, 'TOO_LARGE'],
  FST_FILES_LIMIT: [413, 'TOO_LARGE', 'Terlalu banyak berkas'],
  FST_PARTS_LIMIT: [413, 'TOO_LARGE', 'Terlalu banyak isian'],
  FST_FIELDS_LIMIT: [413, 'TOO_LARGE', 'Terlalu banyak isian'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'VALIDATION', 'Jenis data yang dikirim tidak diterima'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'VALIDATION', 'Jenis data yang dikirim tidak diterima'],
  FST_ERR_BAD_URL: [400, 'VALIDATION', 'Alamat tidak dapat dibaca'],
};

const statusOf = (error: Error): number =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

/** Converts any thrown value into a failure; unknown errors become 500 INTERNAL. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const known = failureOfStorage(error) ?? failureOfDatabase(error);
  if (known) return known;
  if (error instanceof Error) {
    const refusal = 'code' in error ? FRAMEWORK[String(error.code)] : undefined;
    if (refusal) return new ApiFailure(...refusal);
    const status = statusOf(error);
    if (status === 429) return new ApiFailure(429, 'RATE_LIMITED');
    if (status >= 400 && status < 500)
      return new ApiFailure(status, 'VALIDATION', 'Data yang dikirim tidak dapat dibaca');
  }
  return new ApiFailure(500, 'INTERNAL', undefined, { cause: error });
}

/**
 * The body of an error response. Source: D303.
 * @param upload whether the call was an upload, whose clients expect the message wrapped as `{message}`.
 */
export function errorBody(failure: ApiFailure, requestId: string, upload = false): ErrorBody {
  const { errors, current } = failure.details;
  return {
    success: false,
    code: failure.code,
    msg: upload ? { message: failure.message } : failure.message,
    ...(errors && Object.keys(errors).length > 0 ? { errors } : {}),
    ...(current === undefined ? {} : { current }),
    request_id: requestId,
  };
}
