import { describe, expect, it, jest } from '@jest/globals';
import { claimQueue } from './claim-queue.ts';
import { type BatchWork, runBatch, type Settled } from './run-batch.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
type Item = { readonly id: number };

function batch(count: number, change: Partial<BatchWork<Item>> = {}) {
  const waiting = items(count);
  const settled: Settled<Item>[] = [];
  const work: BatchWork<Item> = {
    next: async () => waiting.shift(),
    draw: async () => new Blob(['x']),
    send: async () => undefined,
    settle: async (one) => void settled.push(one),
    lanes: 4,
    signal: new AbortController().signal,
    reasonOf: (caught) => (caught as Error).message,
    ...change,
  };
  return { settled, waiting, run: () => runBatch(work) };
}

describe('a batch', () => {
  it('settles everyone once, also when some cannot be drawn', async () => {
    const { settled, run } = batch(50, {
      draw: async ({ id }) => {
        if (id % 10 === 0) throw new Error('Huruf tidak tersedia: 山');
        return new Blob(['x']);
      },
    });
    await run();
    expect(settled).toHaveLength(50);
    expect(new Set(settled.map(({ item }) => item.id)).size).toBe(50);
    expect(settled.filter(({ kind }) => kind === 'failed')).toHaveLength(5);
  });

  it('stops when the connection is lost and leaves the rest unsettled, to be resumed', async () => {
    const gone = new Error('network');
    const { settled, run } = batch(50, {
      send: async ({ id }) => {
        if (id === 10) throw gone;
      },
      stops: (caught) => caught === gone,
    });
    await expect(run()).rejects.toBe(gone);
    expect(settled.length).toBeLessThan(15);
    expect(settled.some(({ kind }) => kind === 'failed')).toBe(false);
  });

  it('ends at once and without an error when the person stops it', async () => {
    const stop = new AbortController();
    const { settled, run } = batch(50, {
      signal: stop.signal,
      settle: async (one) => {
        settled.push(one);
        if (settled.length === 5) stop.abort();
      },
    });
    await run();
    expect(settled.length).toBeLessThan(10);
  });
});

describe('the queue of claimed items', () => {
  it('claims more before it is empty and returns each item once, even if it is claimed again', async () => {
    const all = items(25);
    const claimed = new Set<number>();
    const claim = jest.fn(async () => {
      // Like the server, returns items that are already claimed again before unclaimed ones.
      const answer = [...all.filter(({ id }) => claimed.has(id)), ...all.filter(({ id }) => !claimed.has(id))].slice(
        0,
        10 + claimed.size,
      );
      for (const { id } of answer) claimed.add(id);
      return answer;
    });
    const next = claimQueue(claim);
    const got: number[] = [];
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        for (let item = await next(); item !== undefined; item = await next()) got.push(item.id);
      }),
    );
    expect(got.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
  });

  it('reports a failed claim and claims again afterwards', async () => {
    const claim = jest
      .fn<() => Promise<Item[]>>()
      .mockRejectedValueOnce(new Error('network'))
      .mockResolvedValue([{ id: 1 }]);
    const next = claimQueue<Item>(claim);
    await expect(next()).rejects.toThrow('network');
    expect(await next()).toEqual({ id: 1 });
  });
});
