import { expect, test } from '@jest/globals';
import { EVERYONE, ruleOf } from './rule-draft.ts';

test('a batch is for everyone until a rule is ticked', () => {
  expect(ruleOf(EVERYONE, ['present', 'min_score'])).toEqual({});
  expect(ruleOf({ ...EVERYONE, present: true, tested: true }, ['present', 'min_score'])).toEqual({
    present: true,
    min_score: 70,
  });
  expect(ruleOf({ ...EVERYONE, tested: true, minScore: null }, ['min_score'])).toEqual({ min_score: 0 });
});

test('omits a rule that is not available', () => {
  expect(ruleOf({ ...EVERYONE, present: true, completed: true }, ['completed'])).toEqual({ completed: true });
});
