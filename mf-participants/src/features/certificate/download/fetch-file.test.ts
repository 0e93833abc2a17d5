import { afterEach, expect, it } from '@jest/globals';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import JSZip from 'jszip';
import { inOrder } from './fetch-ahead.ts';
import { fetchFile } from './fetch-file.ts';
import { makeArchive, SMALL_ARCHIVE } from './zip.ts';

afterEach(() => unstubAllGlobals());

it('adds files unchanged to an archive, an empty one too', async () => {
  stubGlobal('fetch', async (address: string) => new Response(address === '/7.pdf' ? null : `isi ${address}`));
  const numbers = Array.from({ length: SMALL_ARCHIVE + 5 }, (_, n) => n);
  const blob = await makeArchive(
    inOrder(numbers, (n) => fetchFile(`KELAS-${n}.pdf`, `/${n}.pdf`)),
    numbers.length,
    null,
  );
  const zip = await JSZip.loadAsync((await blob?.arrayBuffer()) ?? '', { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(numbers.map((n) => `KELAS-${n}.pdf`));
  for (const n of numbers)
    expect(await zip.file(`KELAS-${n}.pdf`)?.async('string')).toBe(n === 7 ? '' : `isi /${n}.pdf`);
});

it('rejects a missing file', async () => {
  stubGlobal('fetch', async () => new Response('tidak ada', { status: 404 }));
  await expect(fetchFile('KELAS-1.pdf', '/1.pdf')).rejects.toThrow('404');
});
