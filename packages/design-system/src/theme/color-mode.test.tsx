import { beforeEach, expect, it } from '@jest/globals';
import {
  applyColorMode,
  COLOR_MODE_KEY,
  readColorModeChoice,
  resolveColorMode,
  setColorModeChoice,
} from './color-mode.ts';

beforeEach(() => window.localStorage.clear());

it('follows the operating system until a mode is chosen', () => {
  expect(readColorModeChoice()).toBe('system');
  expect(resolveColorMode('system')).toBe('light');
  window.localStorage.setItem(COLOR_MODE_KEY, 'purple');
  expect(readColorModeChoice()).toBe('system');
});

it('stores the choice and shows it on the page', () => {
  setColorModeChoice('dark');
  expect(window.localStorage.getItem(COLOR_MODE_KEY)).toBe('dark');
  expect(document.documentElement).toHaveClass('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  applyColorMode('light');
  expect(document.documentElement).not.toHaveClass('dark');
});
