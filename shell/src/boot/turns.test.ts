import { afterEach, expect, it, jest } from '@jest/globals';
import { createTurns } from './turns.ts';

const FRAME = [
  { href: '/assets/app.js', as: 'script' },
  { href: '/assets/jakarta.woff2', as: 'font' },
] as const;
const SCREEN = [{ href: '/remotes/mf-classes/1/ClassList.js', as: 'script' }] as const;

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));

afterEach(() => document.head.replaceChildren());

it('requests nothing before the first script runs, then one group after the other', () => {
  const turns = createTurns();
  turns.plan([FRAME, SCREEN]);
  expect(preloaded()).toEqual([]);
  turns.next();
  expect(preloaded()).toEqual(['/assets/app.js', '/assets/jakarta.woff2']);
  turns.next();
  expect(preloaded()).toEqual(['/assets/app.js', '/assets/jakarta.woff2', '/remotes/mf-classes/1/ClassList.js']);
  turns.next();
  expect(preloaded()).toHaveLength(3);
});

it('catches up when the list of remotes comes after the code that would request it (a plain static host)', () => {
  const turns = createTurns();
  turns.next();
  turns.plan([FRAME, SCREEN]);
  expect(preloaded()).toEqual(['/assets/app.js', '/assets/jakarta.woff2']);
});

it('requests a group at its time, even before the code of the previous group runs', () => {
  jest.useFakeTimers();
  const turns = createTurns();
  turns.plan([FRAME, SCREEN], [500, 1_250]);
  jest.advanceTimersByTime(500);
  expect(preloaded()).toEqual(['/assets/app.js', '/assets/jakarta.woff2']);
  turns.next();
  expect(preloaded()).toHaveLength(2);
  turns.next();
  expect(preloaded()).toHaveLength(3);
  jest.runAllTimers();
  expect(preloaded()).toHaveLength(3);
  jest.useRealTimers();
});
