import { expect, test } from '@jest/globals';
import { toastBottom } from './toast-place.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const toasts = (height: number, width = 420) => ({ width, height });
const box = (top: number, bottom: number, left = 0, right = 1440) => ({ top, bottom, left, right });

test('toasts stand at the lower edge when nothing is there (D232)', () => {
  expect(toastBottom([], toasts(56), DESKTOP)).toBe(16);
});

test('a save bar lifts them above itself, wherever it stands', () => {
  expect(toastBottom([box(830, 884)], toasts(56), DESKTOP)).toBe(86);
  expect(toastBottom([box(770, 830)], toasts(56), DESKTOP)).toBe(146);
});

test('a bar beside them, or far above, leaves them where they are', () => {
  expect(toastBottom([box(830, 884, 0, 400)], toasts(56), DESKTOP)).toBe(16);
  expect(toastBottom([box(500, 560)], toasts(56), DESKTOP)).toBe(16);
});

test('a toast leaves the footer of a dialog above a save bar clear as well', () => {
  expect(toastBottom([box(830, 884), box(750, 810)], toasts(56), DESKTOP)).toBe(166);
});

test('a question at the lower edge of a phone is not covered', () => {
  expect(toastBottom([box(600, 844, 0, 390), box(780, 844, 0, 390)], toasts(64, 358), PHONE)).toBe(260);
});

test('without room above they are seen all the same', () => {
  expect(toastBottom([box(20, 844, 0, 390)], toasts(64, 358), PHONE)).toBe(16);
});
