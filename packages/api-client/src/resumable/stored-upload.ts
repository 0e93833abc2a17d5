/** How long the server keeps an incomplete upload after its last byte. */
const LIFETIME_MS = 24 * 60 * 60 * 1_000;
const PREFIX = 'widya:unggahan:';

interface StoredId {
  readonly id: string;
  readonly at: number;
}

/** The server's id of an incomplete upload, stored on this device. */
export interface StoredUpload {
  readonly read: () => string | null;
  readonly write: (id: string) => void;
  readonly drop: () => void;
}

/** Identifies a file by name, size and time of modification; a Blob without a name is never recognised. */
const keyOf = (file: Blob): string | null =>
  file instanceof File ? `${PREFIX}${file.name}:${file.size}:${file.lastModified}` : null;

function readStored(key: string, now: number): StoredId | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredId | null;
    return stored !== null && now - stored.at < LIFETIME_MS ? stored : null;
  } catch {
    // If storage is unavailable or invalid, the upload starts from the beginning.
    return null;
  }
}

/** The stored upload of a file, so that choosing the file again after the page was closed resumes it. */
export function storedUpload(file: Blob, clock: () => number = Date.now): StoredUpload {
  const key = keyOf(file);
  if (key === null) return { read: () => null, write: () => undefined, drop: () => undefined };
  return {
    read: () => readStored(key, clock())?.id ?? null,
    write: (id) => {
      try {
        for (const other of Object.keys(localStorage))
          if (other.startsWith(PREFIX) && readStored(other, clock()) === null) localStorage.removeItem(other);
        localStorage.setItem(key, JSON.stringify({ id, at: clock() } satisfies StoredId));
      } catch {
        // Without storage the upload can be resumed until the page is closed.
      }
    },
    drop: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Without storage nothing was stored.
      }
    },
  };
}
