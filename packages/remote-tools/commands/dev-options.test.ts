import path from 'node:path';
import { expect, test } from '@jest/globals';
import { devOptions } from './dev-options.ts';

const ELSEWHERE = path.resolve('demo.json');
const SHELL = ['--shell', 'https://widya.example/'];
const optionsOf = (...args: readonly string[]) => devOptions(args, path.resolve('mf-uji'));

test('without options it serves for the product on this computer', () =>
  expect(optionsOf()).toEqual({ port: 3101, shell: 'http://localhost:8080', answers: null }));

test('answers are recorded from the shell into a file of the remote', () =>
  expect(optionsOf(...SHELL, '--port', '3105', '--record', 'answers.json')).toEqual({
    port: 3105,
    shell: 'https://widya.example',
    answers: { mode: 'record', file: path.resolve('mf-uji/answers.json'), shell: 'https://widya.example' },
  }));

test('answers are used in any shell', () =>
  expect(optionsOf('--answers', ELSEWHERE).answers).toEqual({
    mode: 'answer',
    file: ELSEWHERE,
    shell: 'http://localhost:8080',
  }));

test.each([
  [[...SHELL, '--record', 'a.json', '--answers', 'a.json'], 'not both'],
  [['--record', 'a.json'], '--record needs --shell'],
  // Its origin would be `null`, which is also that of sandboxed pages.
  [['--shell', 'localhost:8080', '--answers', 'a.json'], 'is no address'],
  [['--record'], "'--record <value>' argument missing"],
])('%j is refused: %s', (args, message) => expect(() => optionsOf(...args)).toThrow(message));
