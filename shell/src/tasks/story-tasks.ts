import { isAtWork } from '@widya/contract/task-states';
import type { Task, TaskItem } from '@widya/contract/tasks';

const STARTED = '2026-11-20T02:00:00.000Z';

/** An invented task with the given values. */
export const storyTask = (values: Partial<Task> = {}): Task => ({
  id: 1,
  kind: 'member-invite',
  label: 'Undang banyak pengguna',
  state: 'RUNNING',
  worker: 'server',
  total: 320,
  sent: 120,
  failed: 0,
  skipped: 0,
  remaining: 200,
  cause: null,
  request_id: '01JCX8Q4S2',
  result: null,
  summary: null,
  created_at: STARTED,
  started_at: STARTED,
  finished_at: null,
  undo_until: null,
  ...values,
});

export const RUNNING = storyTask();
export const PAUSED = storyTask({
  id: 2,
  label: 'Terima 80 peserta',
  state: 'PAUSED',
  total: 80,
  sent: 20,
  remaining: 60,
});
export const WITH_FAILURES = storyTask({
  id: 3,
  state: 'DONE',
  sent: 300,
  failed: 12,
  skipped: 8,
  remaining: 0,
  finished_at: STARTED,
});
export const WITH_RESULT = storyTask({
  id: 4,
  kind: 'member-export',
  label: 'Unduh seluruh-pengguna.csv',
  state: 'DONE',
  total: 0,
  sent: 0,
  remaining: 0,
  result: { name: 'seluruh-pengguna.csv', size: 48_000, until: '2026-11-27T02:00:00.000Z' },
});
export const END_FAILED = storyTask({
  id: 5,
  label: 'Unduh email-peserta.csv',
  state: 'FAILED',
  total: 0,
  sent: 0,
  remaining: 0,
  cause: 'Hasil akhir gagal dibuat.',
});
export const UNDOABLE = storyTask({
  id: 7,
  kind: 'participant-bulk',
  label: 'Tandai hadir · Menulis Cerita Anak',
  state: 'DONE',
  total: 620,
  sent: 619,
  skipped: 1,
  remaining: 0,
  finished_at: STARTED,
  // Far ahead, so that the story offers it on every day.
  undo_until: '2099-11-20T02:10:00.000Z',
});
export const IN_BROWSER = storyTask({
  id: 6,
  label: 'Membuat 500 sertifikat',
  worker: 'browser',
  total: 500,
  remaining: 380,
});

export const FAILED_ITEMS: readonly TaskItem[] = [
  {
    id: 31,
    position: 7,
    label: 'bukan surel',
    state: 'failed',
    reason: 'Alamat surel tidak lengkap',
    request_id: null,
    attempts: 1,
    result: null,
  },
  {
    id: 32,
    position: 9,
    label: 'ani@contoh.example',
    state: 'failed',
    reason: 'Terjadi Kesalahan',
    request_id: '01JCX8Q4S9',
    attempts: 1,
    result: null,
  },
];

export const pageOf = <Row>(data: readonly Row[], total = data.length) => ({
  body: { data, meta: { page: 1, per_page: 20, total } },
});

/** A page of tasks. @param hidden how many tasks, on other pages, are at work */
export const taskPage = (tasks: readonly Task[], total = tasks.length, hidden = 0) => ({
  body: {
    data: tasks,
    meta: { page: 1, per_page: 20, total, at_work: hidden + tasks.filter(({ state }) => isAtWork(state)).length },
  },
});
