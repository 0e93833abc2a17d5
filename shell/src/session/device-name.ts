const KEY = 'widya:perangkat';
const BYTES = 24;

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Name of this browser for sign-ins: 192 random bits in its storage. A known device can sign in even while the account
 * is locked because of wrong passwords from elsewhere. Null without storage. Source: S3.
 */
export function deviceName(): string | null {
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null) return known;
    const name = randomName();
    localStorage.setItem(KEY, name);
    return name;
  } catch {
    // Without storage the browser stays unknown and only lacks that exception.
    return null;
  }
}
