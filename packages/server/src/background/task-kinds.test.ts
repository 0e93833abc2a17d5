import { expect, it } from '@jest/globals';
import { TASK_CHANGES } from '@widya/contract/task-changes';
import { TASK_KINDS } from './task-kinds.ts';

it('declares under the name of each kind what it changes', () => {
  expect(TASK_KINDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(TASK_CHANGES).toSorted());
});
