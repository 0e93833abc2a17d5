import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { inOrder } from './fetch-ahead.ts';
import { zipStream } from './zip.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('fetching ahead', () => {
  it('keeps the order and never has more than it may under way', async () => {
    let under = 0;
    let most = 0;
    const results: number[] = [];
    for await (const result of inOrder(
      numbers(30),
      async (n) => {
        under += 1;
        most = Math.max(most, under);
        for (let turn = 0; turn <= n % 3; turn += 1) await Promise.resolve();
        under -= 1;
        return n;
      },
      6,
    ))
      results.push(result);
    expect(results).toEqual(numbers(30));
    expect(most).toBeLessThanOrEqual(6);
  });

  it('fails where the failed one stands', async () => {
    const seen: number[] = [];
    const run = async () => {
      for await (const n of inOrder(numbers(10), async (one) => {
        if (one === 4) throw new Error('empat');
        return one;
      }))
        seen.push(n);
    };
    await expect(run()).rejects.toThrow('empat');
    expect(seen).toEqual([0, 1, 2, 3]);
  });
});

describe('an archive', () => {
  it('holds every file under its name', async () => {
    const entries = inOrder(numbers(3), async (n) => ({
      name: `KELAS-${n}.pdf`,
      parts: [new TextEncoder().encode('isi '), new TextEncoder().encode(String(n))],
    }));
    const bytes = await new Response(zipStream(entries)).arrayBuffer();
    const zip = await JSZip.loadAsync(bytes);
    expect(Object.keys(zip.files)).toEqual(['KELAS-0.pdf', 'KELAS-1.pdf', 'KELAS-2.pdf']);
    expect(await zip.file('KELAS-1.pdf')?.async('string')).toBe('isi 1');
  });
});
