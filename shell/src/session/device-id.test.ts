import { afterEach, expect, it, jest } from '@jest/globals';
import { deviceId } from './device-id.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('returns the same id of at least 128 bits on every call', () => {
  const id = deviceId();
  expect(id).toMatch(/^[0-9a-f]{48}$/);
  expect(deviceId()).toBe(id);
});

it('creates another id in another browser', () => {
  const id = deviceId();
  localStorage.clear();
  expect(deviceId()).not.toBe(id);
});

it('returns null where nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(deviceId()).toBeNull();
});
