/**
 * An idempotency key made of what is sent: the same rows sent again are answered as the first time, and nobody is
 * invited twice, however often a person presses after a lost answer.
 */
export async function contentKey(scope: string, content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${scope} ${JSON.stringify(content)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
