import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { traceHeaders } from '@widya/api-client/trace-headers';
import type { RowsReport } from '@widya/contract/telemetry';
import { FULL_REGISTRY } from '../testing/registry.ts';
import { rowsReport, watchFirstRows } from './report-rows.ts';

const { remotes } = FULL_REGISTRY;
const version = remotes.find(({ name }) => name === 'mf-classes')?.current.version;
const visit = { remotes, opened: '/editor', path: '/editor', at: 812.4 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, '__WIDYA__');
  Reflect.deleteProperty(window, 'PerformanceObserver');
  history.replaceState(null, '', '/');
});

it('names remote and version of the page that was opened', () => {
  expect(rowsReport(visit)).toEqual({ remote: 'mf-classes', version, ms: 812 });
});

it('returns null for rows of another page, for pages without a remote, and after more than a minute', () => {
  expect(rowsReport({ ...visit, opened: '/dashboard' })).toBeNull();
  expect(rowsReport({ ...visit, opened: '/profile', path: '/profile' })).toBeNull();
  expect(rowsReport({ ...visit, at: 60_001 })).toBeNull();
});

/** Opens the class list and shows rows twice. @returns the sent reports. */
function showRows(
  session: object | null,
  onSend: Parameters<typeof watchFirstRows>[1] = () => undefined,
): RowsReport[] {
  history.replaceState(null, '', '/editor');
  const sent: RowsReport[] = [];
  let mark = (_at: number): void => undefined;
  class OneObserver {
    constructor(react: (list: object, observer: OneObserver) => void) {
      mark = (startTime) => react({ getEntriesByName: () => [{ startTime }] }, this);
    }
    observe() {}
    disconnect() {
      mark = () => undefined;
    }
  }
  Object.assign(window, { __WIDYA__: { session }, PerformanceObserver: OneObserver });
  watchFirstRows(
    () => remotes,
    (report, trace) => {
      sent.push(report);
      onSend(report, trace);
    },
  );
  mark(500);
  mark(900);
  expect(sent).toEqual([]);
  history.replaceState(null, '', '/dashboard');
  jest.advanceTimersByTime(3_000);
  return sent;
}

it('reports the first rows once', () => {
  expect(showRows({})).toEqual([{ remote: 'mf-classes', version, ms: 500 }]);
});

it('reports them in the trace of their navigation, even if another one has begun since', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="traceparent">');
  const traces: unknown[] = [];
  showRows({}, (_, trace) => traces.push(trace, traceHeaders()));
  document.head.replaceChildren();
  const [ofRows, current] = traces;
  expect(ofRows).toEqual({ traceparent: expect.stringMatching(/^00-/) });
  expect(ofRows).not.toEqual(current);
});

it('reports nothing for a page that shows the sign-in', () => {
  expect(showRows(null)).toEqual([]);
});
