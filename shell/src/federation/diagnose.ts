import { messageOfThrown, RemoteError } from './failure.ts';

const isScript = (type: string): boolean => /\b(javascript|ecmascript)\b/i.test(type);

/** Whether a body has the hash `sha256-…` or `sha384-…`. */
const isIntact = async (body: ArrayBuffer, integrity: string): Promise<boolean> => {
  const [name = ''] = integrity.split('-', 1);
  const bytes = new Uint8Array(await crypto.subtle.digest(name.replace('sha', 'SHA-'), body));
  return `${name}-${btoa(String.fromCharCode(...bytes))}` === integrity;
};

/**
 * Fetches a script again to find out why it failed, because a script element does not report it. `cache: 'reload'` also
 * replaces a damaged copy in the browser's cache, so that the next attempt gets the server's version.
 * @param integrity expected `sha256-…` or `sha384-…`; null when unknown.
 * @returns the failure; null when the answer is the published script.
 */
export async function diagnoseScript(
  url: string,
  integrity: string | null,
  signal: AbortSignal,
): Promise<RemoteError | null> {
  let answer: Response;
  let body: ArrayBuffer;
  try {
    answer = await fetch(url, { cache: 'reload', signal });
    body = await answer.arrayBuffer();
  } catch (thrown) {
    if (signal.aborted) return new RemoteError('timeout', 'no answer in time', { url });
    return new RemoteError('network', messageOfThrown(thrown), { url, cause: thrown });
  }
  if (!answer.ok) return new RemoteError('http', `status ${answer.status}`, { url, status: answer.status });
  const type = answer.headers.get('content-type') ?? '';
  if (!isScript(type)) return new RemoteError('not-script', `content type ${type || 'missing'}`, { url });
  // Subtle crypto exists on https and localhost only; elsewhere the integrity attribute has checked already.
  if (integrity !== null && globalThis.crypto?.subtle && !(await isIntact(body, integrity)))
    return new RemoteError('not-script', 'integrity mismatch', { url });
  return null;
}
