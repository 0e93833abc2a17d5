import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { newKey } from '../../platform/storage/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Archived, archiveOf, nameInArchive } from './archive.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
let id = 0;
const documentOf = (full_name: string, document_type = 'SK'): Archived => {
  id += 1;
  const document_url = `/files/${newKey('private', 'documents', 'application/pdf', NOW)}`;
  return { id, full_name, document_type, class_name: 'Kelas', document_url };
};

const HOSTILE = [
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\cmd',
  '/etc/shadow',
  'C:\\autoexec',
  '....//....//x',
  '.bashrc',
  'a\u0000b',
  'a\r\nb',
  'x\u202egpj.exe',
  'a:b*c?"<>|',
  '   ',
  '~',
  '-rf',
  'n'.repeat(500),
];

describe('names in an archive (S24)', () => {
  it.each(HOSTILE)('contain no path and are valid on every system: %j', (name) => {
    for (const made of [nameInArchive(documentOf(name)), nameInArchive(documentOf('Ani', name))]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must be gone.
      expect(made).not.toMatch(/[\u0000-\u001f\u007f/\\:*?"<>|\u202a-\u202e\u2066-\u2069]/);
      expect(made).not.toMatch(/^[.\s]/);
      expect(made).toMatch(/ \(\d+\)\.pdf$/);
      expect(Buffer.byteLength(made)).toBeLessThan(255);
    }
  });

  it('are numbered, so that two of the same person stay two files', async () => {
    const documents = [documentOf('Ani'), documentOf('Ani'), documentOf('ANI')];
    const storage = { open: async () => (async function* () {})() } as unknown as Storage;
    const bytes = await buffer(archiveOf(storage, documents));
    const names = [...bytes.toString('latin1').matchAll(/ani - SK \(\d+\)\.pdf/gi)].map(([name]) => name.toLowerCase());
    // Each name occurs twice: before its file and in the archive's directory at the end.
    expect(names).toHaveLength(6);
    expect(new Set(names).size).toBe(3);
  });
});
