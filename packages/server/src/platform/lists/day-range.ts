import { invalid } from '../http/api-failure.ts';

/** @throws ApiFailure 422 when the first day is after the last. */
export function assertDayRange({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from !== undefined && to !== undefined && from > to)
    throw invalid({ to: 'Tanggal akhir harus sama dengan atau setelah tanggal awal' });
}
