import { describe, expect, it } from '@jest/globals';
import JSZip from 'jszip';
import { inOrder } from './fetch-ahead.ts';
import { makeArchive, type ZipTarget } from './zip.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('fetching ahead', () => {
  it('keeps the order and never exceeds the number of parallel requests', async () => {
    let running = 0;
    let peak = 0;
    const results: number[] = [];
    for await (const result of inOrder(
      numbers(30),
      async (n) => {
        running += 1;
        peak = Math.max(peak, running);
        for (let turn = 0; turn <= n % 3; turn += 1) await Promise.resolve();
        running -= 1;
        return n;
      },
      6,
    ))
      results.push(result);
    expect(results).toEqual(numbers(30));
    expect(peak).toBeLessThanOrEqual(6);
  });

  it('fails at the position of the failed item', async () => {
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

/** Files of growing length that do not align with the blocks of an archive, and empty files. */
const files = numbers(60).map((n) => ({ name: `KELAS-${n}.pdf`, text: `isi ${n} `.repeat(n === 7 ? 0 : n * 900) }));
const entries = () =>
  inOrder(files, async ({ name, text }) => {
    const bytes = new TextEncoder().encode(text);
    return { name, parts: [bytes.slice(0, 5), bytes.slice(5)] };
  });

async function expectAll(bytes: ArrayBuffer): Promise<void> {
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(files.map(({ name }) => name));
  for (const { name, text } of files) expect(await zip.file(name)?.async('string')).toBe(text);
}

/** Fake target that records its calls. @param breaksAfter number of blocks after which `write` fails */
function recordingTarget(breaksAfter = Number.POSITIVE_INFINITY) {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  const ends: string[] = [];
  const target: ZipTarget = {
    write: async (block) => {
      if (blocks.length === breaksAfter) throw new Error('Disk penuh');
      // Copies the block, whose memory the caller reuses after `write` resolves.
      blocks.push(block.slice());
    },
    close: async () => void ends.push('closed'),
    abort: async () => void ends.push('aborted'),
  };
  return { target, blocks, ends };
}

describe('an archive', () => {
  it('holds every file under its name', async () => {
    const blob = await makeArchive(entries(), files.length, null);
    expect(blob?.type).toBe('application/zip');
    await expectAll((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  });

  it('is written into a file in large blocks', async () => {
    const { target, blocks, ends } = recordingTarget();
    expect(await makeArchive(entries(), files.length, target)).toBeNull();
    const sizes = blocks.map(({ length }) => length);
    expect(sizes.slice(0, -1).every((size) => size === 1_048_576)).toBe(true);
    expect(sizes.length).toBeGreaterThan(3);
    expect(ends).toEqual(['closed']);
    await expectAll(await new Blob(blocks).arrayBuffer());
  });

  it('aborts the file and reads no further entries when writing fails', async () => {
    const { target, ends } = recordingTarget(1);
    let readCount = 0;
    const counted = (async function* () {
      for await (const entry of entries()) {
        readCount += 1;
        yield entry;
      }
    })();
    await expect(makeArchive(counted, files.length, target)).rejects.toThrow('Disk penuh');
    expect(ends).toEqual(['aborted']);
    expect(readCount).toBeLessThan(files.length);
  });

  it('aborts the file when a certificate cannot be fetched', async () => {
    const { target, ends } = recordingTarget();
    const broken = inOrder(files, async ({ name }) => {
      if (name === 'KELAS-40.pdf') throw new Error('empat puluh');
      return { name, parts: [new Uint8Array(9)] };
    });
    await expect(makeArchive(broken, files.length, target)).rejects.toThrow('empat puluh');
    expect(ends).toEqual(['aborted']);
  });
});
