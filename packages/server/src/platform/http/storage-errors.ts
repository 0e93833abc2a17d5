import { BucketFailure } from '../storage/bucket-failure.ts';
import { ApiFailure } from './api-failure.ts';

const FULL_DISK = ['ENOSPC', 'EDQUOT'];

const FULL = 'Ruang penyimpanan berkas di server penuh, jadi berkas tidak tersimpan. Hubungi pengelola.';
const NOT_ALLOWED = 'Server tidak diizinkan memakai tempat penyimpanan berkas. Hubungi pengelola.';
const UNAVAILABLE = 'Tempat penyimpanan berkas sedang bermasalah. Coba lagi sebentar lagi.';

const isFullDisk = (error: Error): boolean => 'code' in error && FULL_DISK.includes(String(error.code));

function failureOfBucket(error: BucketFailure): ApiFailure {
  const { status } = error;
  if (status === 507) return new ApiFailure(507, 'STORAGE_FULL', FULL, { cause: error });
  // Wrong keys, missing rights or a missing bucket: a retry would not help.
  if (status !== null && status >= 400 && status < 500 && status !== 429)
    return new ApiFailure(502, 'STORAGE_FAILED', NOT_ALLOWED, { cause: error });
  return new ApiFailure(503, 'STORAGE_FAILED', UNAVAILABLE, { cause: error, headers: { 'retry-after': '10' } });
}

/** Translates an error of the file storage into a failure of the API; null for other errors. */
export function failureOfStorage(error: unknown): ApiFailure | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof BucketFailure) return failureOfBucket(inner);
    if (isFullDisk(inner)) return new ApiFailure(507, 'STORAGE_FULL', FULL, { cause: error });
  }
  return null;
}
