import type { VerifiedCertificate } from '@widya/contract/certificates';
import { messageOf } from '@widya/contract/errors';

/** What a look at a short code brings. */
export type CertificateCheck =
  | { readonly kind: 'found'; readonly certificate: VerifiedCertificate }
  | { readonly kind: 'missing' }
  /** `message` is the API's own sentence; null when there was no answer. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly requestId: string | null };

const PATH = /^\/sertifikat\/([A-Za-z0-9-]{6,24})\/?$/;

/** The short code of a verification address; null for every other address. */
export const certificateCodeOf = (pathname: string): string | null => PATH.exec(pathname)?.[1] ?? null;

/** A code as people type it, brought into the form of the address; null for what can be none. */
export function typedCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return code.length >= 6 && code.length <= 20 ? code : null;
}

/** Asks the public call; never throws. @param apiBase origin of the API, empty for the page's own. */
export async function checkCertificate(code: string, apiBase: string, signal?: AbortSignal): Promise<CertificateCheck> {
  try {
    const url = new URL(`/v1/public/certificates/${encodeURIComponent(code)}`, apiBase || window.location.origin);
    const answer = await fetch(url, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { kind: 'found', certificate: body as VerifiedCertificate };
    if (answer.status === 404 || answer.status === 422) return { kind: 'missing' };
    return { kind: 'failed', message: messageOf(body), requestId: answer.headers.get('x-request-id') };
  } catch {
    return { kind: 'failed', message: null, requestId: null };
  }
}
