/** The server keeps what arrived as long, counted from its last byte. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const PREFIX = 'widya:unggahan:';

interface Kept {
  readonly id: string;
  readonly at: number;
}

/** The id under which the server keeps the beginning of a file, remembered on this computer. */
export interface KeptUpload {
  readonly read: () => string | null;
  readonly write: (id: string) => void;
  readonly drop: () => void;
}

/** A file cannot be told from another of the same name, size and moment of change; a Blob without a name is never recognised. */
const keyOf = (file: Blob): string | null =>
  file instanceof File ? `${PREFIX}${file.name}:${file.size}:${file.lastModified}` : null;

function readKept(key: string, now: number): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept !== null && now - kept.at < KEPT_MS ? kept : null;
  } catch {
    // Storage is switched off, or holds something else: the file begins anew.
    return null;
  }
}

/** What is remembered of a file, so that choosing it again after the page was closed goes on where it stopped. */
export function keptUpload(file: Blob, clock: () => number = Date.now): KeptUpload {
  const key = keyOf(file);
  if (key === null) return { read: () => null, write: () => undefined, drop: () => undefined };
  return {
    read: () => readKept(key, clock())?.id ?? null,
    write: (id) => {
      try {
        for (const other of Object.keys(localStorage))
          if (other.startsWith(PREFIX) && readKept(other, clock()) === null) localStorage.removeItem(other);
        localStorage.setItem(key, JSON.stringify({ id, at: clock() } satisfies Kept));
      } catch {
        // Storage is switched off: going on works until the page is closed.
      }
    },
    drop: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is switched off: nothing was remembered.
      }
    },
  };
}
