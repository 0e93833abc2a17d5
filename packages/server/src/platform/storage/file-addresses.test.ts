import { describe, expect, it } from '@jest/globals';
import { fileAddresses } from './file-addresses.ts';

const PATH = `/files/public/class-images/2026/${'a'.repeat(32)}.jpg`;
const ABSOLUTE = `https://files.widya.example${PATH}`;
const { leaving, arriving } = fileAddresses('https://files.widya.example');
const both = (value: unknown) => {
  const left = JSON.parse(leaving(JSON.stringify(value))) as unknown;
  return { left, back: JSON.parse(arriving(JSON.stringify(left))) as unknown };
};

describe('addresses of public files', () => {
  it('leave with the origin of files and come back without it, wherever in a record they are', () => {
    const record = { image: PATH, urls: [PATH, PATH], content: JSON.stringify({ url: PATH }), other: null };
    const { left, back } = both(record);
    const content = JSON.stringify({ url: ABSOLUTE });
    expect(left).toEqual({ image: ABSOLUTE, urls: [ABSOLUTE, ABSOLUTE], content, other: null });
    expect(back).toEqual(record);
  });

  it.each([
    ['a sentence', `Lihat ${ABSOLUTE}`],
    ['a mail', `<a href="${ABSOLUTE}">unduh</a>`],
    ['another host', `https://lain.example${PATH}`],
    ['a host that begins alike', `https://files.widya.example.lain.example${PATH}`],
    ['no file of ours', 'https://files.widya.example/files/public/x'],
  ])('stay unchanged in %s', (_, text) => {
    expect(JSON.parse(arriving(JSON.stringify({ text })))).toEqual({ text });
    expect(JSON.parse(leaving(JSON.stringify({ text })))).toEqual({ text });
  });

  it('of private files stay paths', () => {
    const path = PATH.replace('public', 'private');
    expect(both({ path }).left).toEqual({ path });
  });

  it('are recognised with escaped slashes and spaces too', () => {
    const text = `{ "image" : "${ABSOLUTE.replaceAll('/', '\\/')}" }`;
    expect(JSON.parse(arriving(text))).toEqual({ image: PATH });
  });

  it('stay unchanged where files have no origin of their own', () => {
    const same = fileAddresses(null);
    expect([same.leaving(`["${PATH}"]`), same.arriving(`["${ABSOLUTE}"]`)]).toEqual([`["${PATH}"]`, `["${ABSOLUTE}"]`]);
  });
});
