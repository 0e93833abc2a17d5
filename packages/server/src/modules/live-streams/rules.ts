import { isUsableCode } from '@widya/contract/codes';
import { isLink, linkProblem } from '../../platform/addresses/links.ts';
import { type ApiFailure, invalid } from '../../platform/http/api-failure.ts';

const NOT_SECURE = 'Tautan ini harus diawali https://';

/** @throws ApiFailure 422 unless the address can be played on an https page. Source: D130, S18. */
export function assertPlayable(url: string | undefined): void {
  if (url === undefined) return;
  if (!isLink(url) || linkProblem(url, { secure: true }) !== null) throw invalid({ url_video: NOT_SECURE });
}

/** @throws ApiFailure 422 for a code that does not match the pattern of codes, or is part of the API's own paths. */
export function assertUsableCode(code: string): void {
  if (!isUsableCode(code)) throw invalid({ code: 'Kode ini tidak dapat digunakan' });
}

export const codeTaken = (): ApiFailure => invalid({ code: 'Kode sudah digunakan' });
