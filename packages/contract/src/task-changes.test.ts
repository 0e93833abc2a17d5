import { describe, expect, it } from '@jest/globals';
import { listClasses } from './classes.ts';
import { readDashboardToday } from './dashboard.ts';
import { readCourseParticipant } from './participants-course.ts';
import { changesOfTasks, TASK_CHANGES } from './task-changes.ts';

describe('what tasks change', () => {
  it.each(Object.entries(TASK_CHANGES))('%s names only reads', (_, reads) => {
    expect(reads.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it.each(['participant-invite', 'participant-bulk'])('%s changes lists, summaries and counts', (kind) => {
    expect(changesOfTasks([kind])).toEqual(
      expect.arrayContaining([listClasses, readCourseParticipant, readDashboardToday]),
    );
  });

  it('is nothing for a file, and every read for a kind that only a newer server knows', () => {
    expect(changesOfTasks(['member-export'])).toEqual([]);
    expect(changesOfTasks(['member-export', 'toString'])).toBe('all');
  });

  it('names a read once for several tasks', () => {
    const once = changesOfTasks(['participant-bulk']);
    expect(changesOfTasks(['participant-bulk', 'participant-invite'])).toEqual(once);
  });
});
