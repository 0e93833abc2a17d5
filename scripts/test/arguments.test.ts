import { expect, it } from '@jest/globals';
import { readArguments } from './arguments.ts';

const steps = ['types', 'unit'];

it('reads steps and the commit to compare with', () => {
  expect(readArguments([], steps)).toEqual({ names: [] });
  expect(readArguments(['unit', 'types'], steps)).toEqual({ names: ['unit', 'types'] });
  expect(readArguments(['--changed'], steps)).toEqual({ names: [], changedFrom: null });
  expect(readArguments(['--changed', 'HEAD~2'], steps)).toEqual({ names: [], changedFrom: 'HEAD~2' });
});

it('refuses unknown steps and options', () => {
  expect(() => readArguments(['typos'], steps)).toThrow('No such step: typos. There are: types, unit');
  expect(() => readArguments(['--changed', 'HEAD', 'unit'], steps)).toThrow('takes one commit');
});
