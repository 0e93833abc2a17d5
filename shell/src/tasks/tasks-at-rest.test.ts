import { describe, expect, it } from '@jest/globals';
import { storyTask } from './story-tasks.ts';
import { restedSince, tasksAtRest } from './tasks-at-rest.ts';

const OPENED = Date.parse('2026-11-20T02:00:00.000Z');
const ended = (finished_at: string, sent = 320) =>
  storyTask({ state: 'DONE', sent, remaining: 320 - sent, finished_at });
const DONE = ended('2026-11-20T02:10:00.000Z');
const idsOf = (tasks: readonly { readonly id: number }[]) => tasks.map(({ id }) => id);

describe('tasks that rest since the last look', () => {
  it('are those that were at work, and those that began and ended in between', () => {
    const before = tasksAtRest([storyTask()]);
    const quick = { ...DONE, id: 9 };
    expect(idsOf(restedSince(before, [quick, DONE], OPENED))).toEqual([9, 1]);
  });

  it('are not those that still rest as they did, nor those at work', () => {
    expect(restedSince(tasksAtRest([DONE]), [DONE, storyTask({ id: 2 })], OPENED)).toEqual([]);
  });

  it('are those whose failed items were tried again in between', () => {
    const again = { ...DONE, finished_at: '2026-11-20T02:11:00.000Z' };
    expect(idsOf(restedSince(tasksAtRest([DONE]), [again], OPENED))).toEqual([1]);
  });

  it('are paused and cancelled ones too: what they did stays done', () => {
    const before = tasksAtRest([]);
    const stopped = [storyTask({ state: 'PAUSED' }), { ...DONE, id: 2, state: 'CANCELLED' as const }];
    expect(idsOf(restedSince(before, stopped, OPENED))).toEqual([1, 2]);
  });

  it('are at the first look those that ended after the page was opened', () => {
    const old = { ...ended('2026-11-20T01:30:00.000Z'), id: 2 };
    expect(idsOf(restedSince(null, [DONE, old, storyTask({ id: 3, state: 'PAUSED' })], OPENED))).toEqual([1]);
  });
});
