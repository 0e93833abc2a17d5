const KEY = 'widya.certificate-worker';

/** Name of this tab as a worker, kept across reloads, so that it gets its items back. */
export function workerName(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    const made = `tab-${crypto.randomUUID()}`;
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    return `tab-${crypto.randomUUID()}`;
  }
}
