import { describe, expect, it } from '@jest/globals';
import { createImageQueue } from './image-queue.ts';

/** Fake work; each call of `endOne` ends one job, in the order in which they began. */
function stage() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return { begun, work, settle, endOne };
}

const never = () => new AbortController().signal;
const BUSY = {
  status: 503,
  code: 'NOT_READY',
  message: expect.stringContaining('banyak gambar'),
  details: { headers: { 'retry-after': '30' } },
};

describe('pictures', () => {
  it('are unpacked two at a time; the others wait and succeed', async () => {
    const { begun, work, settle, endOne } = stage();
    const inTurn = createImageQueue({ atOnce: 2, maxWaiting: 40, timeout: never });
    const all = Promise.all(Array.from({ length: 12 }, (_, name) => inTurn(work(name))));
    for (let ended = 0; ended < 12; ended += 1) {
      await settle();
      expect(begun.length - ended).toBeLessThanOrEqual(2);
      await endOne();
    }
    expect(await all).toHaveLength(12);
  });

  it('would all be unpacked at once without a queue (negative control)', async () => {
    const { begun, work, settle } = stage();
    const free = createImageQueue({ atOnce: Number.POSITIVE_INFINITY, maxWaiting: 40, timeout: never });
    for (let name = 0; name < 12; name += 1) void free(work(name));
    await settle();
    expect(begun).toHaveLength(12);
  });

  it('are refused when too many wait already', async () => {
    const { work, settle } = stage();
    const inTurn = createImageQueue({ atOnce: 2, maxWaiting: 3, timeout: never });
    for (let name = 0; name < 5; name += 1) void inTurn(work(name));
    await settle();
    await expect(inTurn(work(5))).rejects.toMatchObject(BUSY);
  });

  it('are refused when they have waited too long, but never once they have begun', async () => {
    const { begun, work, settle, endOne } = stage();
    const late = new AbortController();
    const inTurn = createImageQueue({ atOnce: 1, maxWaiting: 40, timeout: () => late.signal });
    const first = inTurn(work(0));
    const second = inTurn(work(1));
    second.catch(() => undefined);
    await settle();
    late.abort();
    await expect(second).rejects.toMatchObject(BUSY);
    await endOne();
    expect(await first).toBe(0);
    expect(begun).toEqual([0]);
  });

  it('leave room for others when their work fails', async () => {
    const inTurn = createImageQueue({ atOnce: 1, maxWaiting: 40, timeout: never });
    await expect(inTurn(() => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak');
    expect(await inTurn(async () => 'ya')).toBe('ya');
  });
});
