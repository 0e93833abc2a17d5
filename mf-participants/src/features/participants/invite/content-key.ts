/**
 * An idempotency key derived from the content: sending the same rows again after a lost answer returns the first
 * result, and nobody is invited twice.
 */
export async function contentKey(scope: string, content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${scope} ${JSON.stringify(content)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
