import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { feedbackToken, readFeedbackToken } from './feedback-token.ts';

const key = randomBytes(32);

it('names one registration', () => {
  expect(readFeedbackToken(key, feedbackToken(key, 7))).toBe(7);
  expect(readFeedbackToken(key, feedbackToken(key, 2_147_483_647))).toBe(2_147_483_647);
});

it('is refused when it is invalid, or signed with another key or for another registration', () => {
  const other = feedbackToken(key, 8);
  const changed = Buffer.from(other, 'base64url');
  changed.writeUInt32BE(9);
  for (const token of [feedbackToken(randomBytes(32), 8), changed.toString('base64url'), other.slice(0, -4), '8', ''])
    expect(readFeedbackToken(key, token)).toBeNull();
});
