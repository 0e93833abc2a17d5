import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { FakeWorker } from '../../../testing/fake-worker.ts';
import { openRendererPool } from './renderer-pool.ts';

const FACTS = {
  fullName: 'Sekar Pramudita',
  predicate: null,
  printedNumber: '001/UJI',
  competencies: [],
  publicCode: 'ABCDEFGHJK',
  verifyUrl: 'https://widya.example/sertifikat/ABCDEFGHJK',
};
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => stubGlobal('Worker', FakeWorker));
afterEach(() => {
  unstubAllGlobals();
  FakeWorker.all.length = 0;
});

describe('workers that draw', () => {
  it('load the font while the backgrounds are still being prepared, and draw once they are ready', async () => {
    const backgrounds = Promise.withResolvers<readonly [ArrayBuffer | null, ArrayBuffer | null]>();
    const opening = openRendererPool(
      { template: CLASS_DEFAULTS, font: bytes('huruf'), backgrounds: backgrounds.promise },
      2,
    );
    await turn();
    expect(FakeWorker.all.map(({ kinds }) => kinds)).toEqual([['warm'], ['warm']]);
    backgrounds.resolve([bytes('latar'), null]);
    await turn();
    for (const worker of FakeWorker.all) {
      expect(worker.kinds).toEqual(['warm', 'setup']);
      worker.emit({ kind: 'ready' });
    }
    const pool = await opening;
    const drawing = pool.draw(FACTS);
    await turn();
    const [first] = FakeWorker.all;
    const warnings = { shrunk: false, overflows: false, missing: [] };
    first?.emit({ kind: 'drawn', key: 1, pdf: [bytes('%PDF '), 'certPage1', bytes(' akhir')], warnings });
    expect((await drawing).pdf.blob().size).toBe('%PDF latar akhir'.length);
    pool.close();
    expect(FakeWorker.all.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  const refused = (): Promise<never> => Promise.reject(new Error('Latar tidak dapat dimuat'));
  it.each([
    ['a background', () => ({ font: bytes('huruf'), backgrounds: refused() })],
    ['the font', () => ({ font: refused(), backgrounds: [null, null] as const })],
  ])('are stopped when %s cannot be read', async (_what, parts) => {
    await expect(openRendererPool({ template: CLASS_DEFAULTS, ...parts() }, 2)).rejects.toThrow(
      'Latar tidak dapat dimuat',
    );
    expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });

  it('are stopped when one of them fails before it is ready', async () => {
    const opening = openRendererPool({ template: CLASS_DEFAULTS, font: bytes('huruf'), backgrounds: [null, null] }, 2);
    await turn();
    FakeWorker.all[1]?.emit({ kind: 'failed', key: null, reason: 'Huruf tidak dapat dibaca' });
    await expect(opening).rejects.toThrow('Huruf tidak dapat dibaca');
    expect(FakeWorker.all.every(({ isTerminated }) => isTerminated)).toBe(true);
  });
});
