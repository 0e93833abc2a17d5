import { describe, expect, it } from '@jest/globals';
import { CATALOG } from './catalog.ts';
import { changesOfTask, TASK_CHANGES } from './task-changes.ts';

const READS = CATALOG.flatMap(({ facts }) => (facts.method === 'GET' ? [facts.path] : []));

describe('what tasks change', () => {
  it.each(Object.entries(TASK_CHANGES))('%s names only beginnings of reads that there are', (_, prefixes) => {
    const unknown = prefixes.filter(
      (prefix) => !READS.some((path) => path === prefix || path.startsWith(`${prefix}/`)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(['participant-invite', 'participant-bulk'])('%s changes lists, summaries and counts', (kind) => {
    expect(changesOfTask(kind)).toEqual(expect.arrayContaining(['/v1/class', '/v1/member_course', '/v1/dashboard']));
  });

  it('is nothing for a file, and every read for a kind that only a newer server knows', () => {
    expect(changesOfTask('member-export')).toEqual([]);
    expect(changesOfTask('toString')).toEqual(['']);
  });
});
