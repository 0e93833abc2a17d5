import { test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { classRow } from '../../../testing/class-fixtures.ts';
import { TimeCell } from './time-cell.tsx';

const NOW = Date.parse('2026-09-01T00:00:00Z');

test.each([
  ['within a day', '2026-09-08T02:00:00Z', '2026-09-08T04:30:00Z', '09:00–11:30 WIB'],
  ['ending with the day', '2026-09-08T15:00:00Z', '2026-09-08T17:00:00Z', '22:00–00:00 WIB'],
  ['passing midnight', '2026-09-08T15:00:00Z', '2026-09-08T17:30:00Z', '22:00–00:30 WIB'],
  ['of several days', '2026-09-08T02:00:00Z', '2026-09-10T08:00:00Z', 'sampai 10 Sep 2026, 15:00 WIB'],
])('shows the time of a class %s', (_, start_time, end_time, text) => {
  render(
    <DesignSystemProvider>
      <TimeCell row={classRow({ permanent: false, start_time, end_time })} now={NOW} />
    </DesignSystemProvider>,
  );
  screen.getByText(text);
});
