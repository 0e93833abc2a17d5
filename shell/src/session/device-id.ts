const KEY = 'widya:perangkat';
const BYTES = 24;

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Id of this browser for sign-ins (`X-Device`): 192 random bits in its storage. A known device can sign in even while
 * the account is locked because of wrong passwords from elsewhere. Null without storage. Source: S3.
 */
export function deviceId(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== null) return stored;
    const id = randomId();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    // Without storage the browser stays unknown and only lacks that exception.
    return null;
  }
}
