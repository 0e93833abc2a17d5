import { describe, expect, it } from '@jest/globals';
import { missing, tally } from './tally.ts';
import { shortTimeLeft } from './time-left.ts';

const questions = (marks: string) =>
  [...marks].map((mark) => ({ isAnswered: mark === 'x' || mark === '?', isDoubted: mark === '?' }));

describe('the review of a test', () => {
  it('counts what is answered and doubted', () => {
    expect(tally(questions('xx?.'))).toBe('3 dari 4 soal terjawab, 1 ditandai ragu-ragu.');
    expect(tally(questions('..'))).toBe('0 dari 2 soal terjawab.');
  });

  it('names the few that are missing, and counts the many', () => {
    expect(missing(questions('xx'))).toBe('');
    expect(missing(questions('x.'))).toBe('Soal 2 belum dijawab');
    expect(missing(questions('..x.'))).toBe('Soal 1, 2 dan 4 belum dijawab');
    expect(missing(questions('.......'))).toBe('7 soal belum dijawab');
  });
});

describe('the clock of a test', () => {
  it('counts minutes and seconds of the last hour', () => {
    expect(shortTimeLeft(3_600_000)).toBeNull();
    expect(shortTimeLeft(24 * 60_000 + 18_000)).toBe('24:18');
    expect(shortTimeLeft(500)).toBe('00:01');
    expect(shortTimeLeft(-5_000)).toBe('00:00');
  });
});
