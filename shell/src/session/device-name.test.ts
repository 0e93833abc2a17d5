import { afterEach, expect, it, jest } from '@jest/globals';
import { deviceName } from './device-name.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps one name of at least 128 bits', () => {
  const name = deviceName();
  expect(name).toMatch(/^[0-9a-f]{48}$/);
  expect(deviceName()).toBe(name);
});

it('gives another browser another name', () => {
  const name = deviceName();
  localStorage.clear();
  expect(deviceName()).not.toBe(name);
});

it('does without a name where nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(deviceName()).toBeNull();
});
