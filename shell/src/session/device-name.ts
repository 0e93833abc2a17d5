const KEY = 'widya:perangkat';
const BYTES = 24;

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The name this browser gives itself when it signs in: 192 random bits, kept in its storage. A device that has signed in
 * before gets in even while someone else is guessing at the account. Null where nothing can be stored. Source: S3.
 */
export function deviceName(): string | null {
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null) return known;
    const name = randomName();
    localStorage.setItem(KEY, name);
    return name;
  } catch {
    // Storage is switched off: the browser stays unknown, which costs nothing but the exception above.
    return null;
  }
}
