import { expect, test } from '@jest/globals';
import { addressProblem } from './address-problem.ts';

test.each([
  ['tirta@widya.example', true],
  ['tirta+a@mail.widya.example', true],
  ['tirta@widya', false],
  ['tirta widya@a.example', false],
  ['Tirta <tirta@widya.example>', false],
  ['@widya.example', false],
])('%s', (text, good) => expect(addressProblem(text) === null).toBe(good));
