import { expect, test } from '@jest/globals';
import { isStoredFile } from './file-address.ts';

const PATH = `/files/public/class-videos/2026/${'a'.repeat(32)}.mp4`;

test.each([
  [PATH, true],
  [`https://files.widya.example${PATH}`, true],
  ['https://video.example/files/rekaman.mp4', false],
  [`javascript:alert(1)//x${PATH}`, false],
  ['', false],
])('%s', (address, expected) => expect(isStoredFile(address)).toBe(expected));
