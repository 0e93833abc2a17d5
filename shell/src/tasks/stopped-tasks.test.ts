import { describe, expect, it } from '@jest/globals';
import { stoppedSince, stoppedTasks } from './stopped-tasks.ts';
import { storyTask } from './story-tasks.ts';

const OPENED = Date.parse('2026-11-20T02:00:00.000Z');
const ended = (finished_at: string, sent = 320) =>
  storyTask({ state: 'DONE', sent, remaining: 320 - sent, finished_at });
const DONE = ended('2026-11-20T02:10:00.000Z');
const idsOf = (tasks: readonly { readonly id: number }[]) => tasks.map(({ id }) => id);

describe('tasks that stopped since the last check', () => {
  it('are those that were running, and those that began and ended in between', () => {
    const before = stoppedTasks([storyTask()]);
    const quick = { ...DONE, id: 9 };
    expect(idsOf(stoppedSince(before, [quick, DONE], OPENED))).toEqual([9, 1]);
  });

  it('are neither those already stopped at that time nor running ones', () => {
    expect(stoppedSince(stoppedTasks([DONE]), [DONE, storyTask({ id: 2 })], OPENED)).toEqual([]);
  });

  it('are those whose failed items were retried in between', () => {
    const again = { ...DONE, finished_at: '2026-11-20T02:11:00.000Z' };
    expect(idsOf(stoppedSince(stoppedTasks([DONE]), [again], OPENED))).toEqual([1]);
  });

  it('are paused and cancelled ones too, because they have changed records', () => {
    const before = stoppedTasks([]);
    const stopped = [storyTask({ state: 'PAUSED' }), { ...DONE, id: 2, state: 'CANCELLED' as const }];
    expect(idsOf(stoppedSince(before, stopped, OPENED))).toEqual([1, 2]);
  });

  it('are at the first check those that ended after the page was opened', () => {
    const old = { ...ended('2026-11-20T01:30:00.000Z'), id: 2 };
    expect(idsOf(stoppedSince(null, [DONE, old, storyTask({ id: 3, state: 'PAUSED' })], OPENED))).toEqual([1]);
  });
});
