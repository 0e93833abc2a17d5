import { expect, test } from '@jest/globals';
import { connectToasts, type ToastEvent, toast } from './toast.ts';

/** Returns the duration of the toast that `show` sends to the outlet. */
function durationOf(show: () => void): number | null | undefined {
  const events: ToastEvent[] = [];
  const disconnect = connectToasts((event) => events.push(event));
  show();
  disconnect();
  const [event] = events;
  return event?.type === 'show' ? event.toast.duration : undefined;
}
const action = { label: 'Lihat daftar', run: () => {} };

test.each([
  ['success', () => toast.success('Tersimpan', { duration: null })],
  ['success with a button', () => toast.success('Tersimpan', { action, duration: null })],
  ['info', () => toast.info('Tersimpan', { duration: null })],
  ['undo', () => toast.undo('Tersimpan', () => {}, { duration: null })],
  ['error', () => toast.error('Tidak tersimpan', { duration: null })],
  ['error without a duration', () => toast.error('Tidak tersimpan')],
])('%s stays until it is closed', (_, show) => {
  expect(durationOf(show)).toBeNull();
});

test.each([
  [6_000, () => toast.success('Tersimpan')],
  [8_000, () => toast.success('Tersimpan', { action })],
  [8_000, () => toast.undo('Tersimpan', () => {})],
  [3_000, () => toast.success('Tersimpan', { duration: 3_000 })],
  [3_000, () => toast.error('Tidak tersimpan', { duration: 3_000 })],
])('a toast closes after %d ms', (duration, show) => {
  expect(durationOf(show)).toBe(duration);
});
