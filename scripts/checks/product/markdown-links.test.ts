import { expect, it } from '@jest/globals';
import { brokenLinks } from './markdown-links.ts';

const FILES = new Set(['README.md', 'docs/deploy.md', 'docs/adr']);

const problems = (file: string, text: string) =>
  brokenLinks(
    new Map([
      ['docs/deploy.md', '# Deploying\n\n## The server, `alone`\n'],
      [file, text],
    ]),
    (linked) => FILES.has(linked),
  ).map(({ line, message }) => `${line}: ${message}`);

it('finds relative links that lead to no file', () => {
  expect(problems('README.md', 'See\n[how](docs/deploi.md).')).toEqual(['2: docs/deploi.md leads to no file']);
  expect(problems('docs/a.md', '![picture](images/a.png)')).toEqual(['1: images/a.png leads to no file']);
});

it('finds links that lead to no heading', () => {
  expect(problems('README.md', '[how](docs/deploy.md#backup)')).toEqual([
    '1: docs/deploy.md#backup leads to no heading',
  ]);
  expect(problems('docs/a.md', '# Terms\n[below](#words)')).toEqual(['2: #words leads to no heading']);
});

it.each([
  '[how](docs/deploy.md) and [decisions](docs/adr)',
  '[the server](docs/deploy.md#the-server-alone)',
  '[elsewhere](https://widya.example/a.md), [page](/kelas)',
  '`[text](address.md)`',
  '```md\n[text](address.md)\n```',
])('leaves %j alone', (text) => {
  expect(problems('README.md', text)).toEqual([]);
});
