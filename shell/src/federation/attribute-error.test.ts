import { expect, test } from '@jest/globals';
import { attributeError } from './attribute-error.ts';

const CLASSES = 'https://widya.example/remotes/mf-classes/v1/';
const SHELL = 'https://widya.example/assets/frame.js:1:20';
const owner = { remote: 'mf-classes', version: 'v1' };
const ownerOf = (address: string) => (address.startsWith(CLASSES) ? owner : null);
const nowhere = { message: '', file: '' };

/** Creates an error with a stack in Chromium's format: the message, then one line per frame. */
function thrownAt(...frames: readonly string[]): Error {
  const error = new TypeError('rusak');
  error.stack = ['TypeError: rusak', ...frames.map((frame) => `    at f (${frame})`)].join('\n');
  return error;
}

const own = `${CLASSES}ClassList.js:1:200`;

test('the remote whose file is topmost on the stack', () => {
  expect(attributeError(thrownAt(own, SHELL), nowhere, ownerOf)).toEqual({ owner, frame: own });
});

test('the remote that called a shared module which threw', () => {
  expect(attributeError(thrownAt(SHELL, own), nowhere, ownerOf)?.frame).toBe(own);
});

test('stacks as Firefox and Safari write them', () => {
  const error = thrownAt();
  error.stack = `onClick@${own}\nasync*f@${SHELL}`;
  expect(attributeError(error, nowhere, ownerOf)?.frame).toBe(own);
});

test('the file of the event, when something without a stack was thrown', () => {
  expect(attributeError('rusak', { message: 'Uncaught rusak', file: own }, ownerOf)).toEqual({ owner, frame: own });
});

const extension = 'chrome-extension://abcdef/content.js:1:1';
const aborted = new DOMException('The user aborted a request.', 'AbortError');
Object.defineProperty(aborted, 'stack', { value: `AbortError: x\n    at f (${own})` });
const naming = thrownAt(SHELL);
naming.message = `no answer from ${own}`;
naming.stack = `TypeError: ${naming.message}\n    at f (${SHELL})`;

test.each<[string, unknown, { message: string; file: string }]>([
  ['an error of the shell', thrownAt(SHELL), nowhere],
  ['an error of the shell that names a file of a remote', naming, nowhere],
  ['an extension that wraps what a remote calls', thrownAt(extension, own), nowhere],
  ['a cancelled request', aborted, nowhere],
  ['a loop of ResizeObserver', null, { message: 'ResizeObserver loop completed', file: own }],
  ['a rejection without a stack', 'rusak', nowhere],
])('%s belongs to no remote', (_, thrown, event) => {
  expect(attributeError(thrown, event, ownerOf)).toBeNull();
});
