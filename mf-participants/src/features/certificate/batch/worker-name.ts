import { tabStorage } from '@widya/remote-kit/tab-storage';

const storage = tabStorage('mf-participants');

/** Name of this tab as a worker, kept across reloads, so that it gets its items back. */
export function workerName(): string {
  const stored = storage.read('certificate-worker');
  if (stored) return stored;
  const created = `tab-${crypto.randomUUID()}`;
  storage.keep('certificate-worker', created);
  return created;
}
