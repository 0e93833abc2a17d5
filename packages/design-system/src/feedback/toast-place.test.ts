import { expect, test } from '@jest/globals';
import { toastBottom } from './toast-place.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const toasts = (height: number, width = 420) => ({ width, height });
const box = (top: number, bottom: number, left = 0, right = 1440) => ({ top, bottom, left, right });

test('toasts are at the lower edge when nothing covers it (D232)', () => {
  expect(toastBottom([], toasts(56), DESKTOP)).toBe(16);
});

test('toasts are above a save bar, wherever it is', () => {
  expect(toastBottom([box(830, 884)], toasts(56), DESKTOP)).toBe(86);
  expect(toastBottom([box(770, 830)], toasts(56), DESKTOP)).toBe(146);
});

test('a bar beside toasts, or far above, does not move them', () => {
  expect(toastBottom([box(830, 884, 0, 400)], toasts(56), DESKTOP)).toBe(16);
  expect(toastBottom([box(500, 560)], toasts(56), DESKTOP)).toBe(16);
});

test('toasts cover neither a save bar nor the footer of a dialog above it', () => {
  expect(toastBottom([box(830, 884), box(750, 810)], toasts(56), DESKTOP)).toBe(166);
});

test('toasts do not cover a confirmation at the lower edge of a phone', () => {
  expect(toastBottom([box(600, 844, 0, 390), box(780, 844, 0, 390)], toasts(64, 358), PHONE)).toBe(260);
});

test('toasts stay visible when there is no free space above', () => {
  expect(toastBottom([box(20, 844, 0, 390)], toasts(64, 358), PHONE)).toBe(16);
});
