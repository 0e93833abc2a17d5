import { describe, expect, it } from '@jest/globals';
import { cacheCounts } from './cached-count.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1_000);

function counter(answers: number[]) {
  const counted = cacheCounts<number>((value) => value);
  return (seconds: number, key = 'semua') => counted(key, at(seconds), async () => answers.shift() ?? -1);
}

describe('counts of large tables', () => {
  it('are cached for half a minute, each under its key', async () => {
    const count = counter([50_000, 60_000, 50_001]);
    expect(await count(0)).toBe(50_000);
    expect(await count(29)).toBe(50_000);
    expect(await count(29, 'lain')).toBe(60_000);
    expect(await count(31)).toBe(50_001);
  });

  it('are taken anew each time when they are small', async () => {
    const count = counter([3, 4]);
    expect(await count(0)).toBe(3);
    expect(await count(1)).toBe(4);
  });
});
