import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { FakeWorker } from '../../../testing/fake-worker.ts';
import { openRenderer } from './renderer.ts';

const FACTS = {
  fullName: 'Sekar Pramudita',
  predicate: null,
  printedNumber: '001/UJI',
  competencies: [],
  publicCode: 'ABCDEFGHJK',
  verifyUrl: 'https://widya.example/sertifikat/ABCDEFGHJK',
};
const SETUP = { template: CLASS_DEFAULTS, certPage1: null, certPage2: null };
const WARNINGS = { shrunk: false, overflows: false, missing: [] };
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a renderer and waits until its first worker is ready. */
async function openReady(first: number, later: number) {
  const renderer = openRenderer(Promise.resolve(new ArrayBuffer(1)), { first, later });
  const ready = renderer.setUp(SETUP);
  await turn();
  FakeWorker.at(0).emit({ kind: 'ready' });
  await ready;
  return renderer;
}
const answer = (worker: number, key: number) =>
  FakeWorker.at(worker).emit({ kind: 'drawn', key, pdf: [], warnings: WARNINGS });

beforeEach(() => stubGlobal('Worker', FakeWorker));
afterEach(() => {
  unstubAllGlobals();
  FakeWorker.all.length = 0;
});

describe('a worker that has drawn enough', () => {
  it('finishes its requests and is stopped before the next starts; no request is lost meanwhile', async () => {
    const renderer = await openReady(2, 100);
    const drawn = [renderer.draw(FACTS), renderer.draw(FACTS), renderer.draw(FACTS), renderer.draw(FACTS)];
    await turn();
    expect(FakeWorker.all).toHaveLength(1);
    expect(FakeWorker.at(0).kinds).toEqual(['warm', 'setup', 'draw', 'draw']);
    expect(renderer.load()).toBe(4);
    for (const key of [1, 2]) answer(0, key);
    await turn();
    expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(FakeWorker.at(1).kinds).toEqual(['warm', 'setup']);
    FakeWorker.at(1).emit({ kind: 'ready' });
    await turn();
    expect(FakeWorker.at(1).kinds).toEqual(['warm', 'setup', 'draw', 'draw']);
    for (const key of [1, 2]) answer(1, key);
    expect(await Promise.all(drawn)).toHaveLength(4);
    expect(renderer.load()).toBe(0);
  });

  it('is followed by another start when the first one fails', async () => {
    const renderer = await openReady(1, 2);
    const drawn = [renderer.draw(FACTS), renderer.draw(FACTS)];
    await turn();
    answer(0, 1);
    await turn();
    FakeWorker.at(1).emit({ kind: 'failed', key: null, reason: 'Huruf tidak dapat dibaca' });
    await turn();
    expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false]);
    FakeWorker.at(2).emit({ kind: 'ready' });
    await turn();
    answer(2, 1);
    expect(await Promise.all(drawn)).toHaveLength(2);
  });

  it('fails a certificate when none can be started, and tries again for the next', async () => {
    const renderer = await openReady(1, 2);
    const first = renderer.draw(FACTS);
    const second = renderer.draw(FACTS);
    const refused = expect(second).rejects.toThrow('Huruf tidak dapat dibaca');
    await turn();
    answer(0, 1);
    await turn();
    for (const worker of [1, 2]) {
      FakeWorker.at(worker).emit({ kind: 'failed', key: null, reason: 'Huruf tidak dapat dibaca' });
      await turn();
    }
    await refused;
    expect((await first).key).toBe(1);
    const third = renderer.draw(FACTS);
    await turn();
    FakeWorker.at(3).emit({ kind: 'ready' });
    await turn();
    answer(3, 1);
    expect((await third).key).toBe(1);
  });

  it('is not replaced when the renderer is closed between two certificates', async () => {
    const renderer = await openReady(1, 1);
    const drawing = renderer.draw(FACTS);
    const waiting = renderer.draw(FACTS);
    const both = Promise.all([
      expect(drawing).rejects.toThrow('Dibatalkan'),
      expect(waiting).rejects.toThrow('Dibatalkan'),
    ]);
    await turn();
    renderer.close();
    await both;
    expect(FakeWorker.all.every(({ isTerminated }) => isTerminated)).toBe(true);
  });
});

describe('fonts of letters that are not Latin (D219)', () => {
  const HAN = { block: '4e', bytes: new ArrayBuffer(1) };

  it('are sent to a worker once, before the first certificate that needs them', async () => {
    const renderer = await openReady(2, 100);
    const drawn = [renderer.draw(FACTS, [HAN]), renderer.draw(FACTS, [HAN]), renderer.draw(FACTS, [HAN])];
    await turn();
    expect(FakeWorker.at(0).kinds).toEqual(['warm', 'setup', 'font', 'draw', 'draw']);
    for (const key of [1, 2]) answer(0, key);
    await turn();
    FakeWorker.at(1).emit({ kind: 'ready' });
    await turn();
    expect(FakeWorker.at(1).kinds).toEqual(['warm', 'setup', 'font', 'draw']);
    answer(1, 1);
    expect(await Promise.all(drawn)).toHaveLength(3);
  });
});
