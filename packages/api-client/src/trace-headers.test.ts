import { afterEach, expect, it, jest } from '@jest/globals';
import { traceHeaders } from './trace-headers.ts';

afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

const record = () => document.head.insertAdjacentHTML('beforeend', '<meta name="traceparent">');

it('names no trace when the server records none', () => {
  expect(traceHeaders()).toEqual({});
});

it('names one trace for all requests of a navigation, and another one for the next', () => {
  record();
  const { traceparent } = traceHeaders();
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  history.replaceState(null, '', '/?halaman=2');
  expect(traceHeaders()).toEqual({ traceparent });
  history.pushState(null, '', '/kelas');
  expect(traceHeaders().traceparent).not.toBe(traceparent);
});

it('begins another trace for a page that stays open', () => {
  record();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const { traceparent } = traceHeaders();
  now.mockReturnValue(599_000);
  expect(traceHeaders()).toEqual({ traceparent });
  now.mockReturnValue(601_000);
  expect(traceHeaders().traceparent).not.toBe(traceparent);
});
