import { type ApiFailure, notFound } from '../../http/api-failure.ts';

/** The same failure for an upload that never existed, was removed, or belongs to somebody else (S11). */
export const noSuchUpload = (): ApiFailure =>
  notFound('Unggahan ini tidak ada lagi. Pilih berkasnya dan unggah sekali lagi.');
