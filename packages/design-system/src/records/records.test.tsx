import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import * as record from '../templates/record.stories.tsx';
import * as checklist from './checklist.stories.tsx';
import * as countdown from './countdown.stories.tsx';
import { remaining } from './countdown.tsx';
import * as timeline from './timeline.stories.tsx';
import * as truncate from './truncate.stories.tsx';

it('a checklist counts, links to open steps and marks done ones', () => {
  const { SomeOpen } = composeStories(checklist);
  render(<SomeOpen />);
  expect(screen.getByText('1 dari 3 selesai · 4 hari lagi')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Belum:\s*Tautan streaming belum ada/ })).toHaveAttribute(
    'href',
    '/#tautan_streaming',
  );
  expect(screen.queryByRole('link', { name: /Tes akhir/ })).not.toBeInTheDocument();
});

it('a countdown shows days, hours and minutes, then that it has begun', () => {
  const { Days, Begun } = composeStories(countdown);
  const { unmount } = render(<Days />);
  expect(screen.getByRole('timer', { name: '3 hari 22 jam 43 menit lagi' })).toBeInTheDocument();
  unmount();
  render(<Begun />);
  expect(screen.getByText('Sedang berlangsung')).toBeInTheDocument();
  expect(remaining('2026-11-24T02:00:00Z', Date.parse('2026-11-24T01:59:59Z'))).toEqual({
    days: 0,
    hours: 0,
    minutes: 1,
  });
});

it('a timeline is an ordered list with a name', () => {
  const { Registration } = composeStories(timeline);
  render(<Registration />);
  const items = within(screen.getByRole('list', { name: 'Linimasa' })).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(items[0]).toHaveTextContent('18-11-2026 10:04:12');
});

it('a truncated text can be expanded', () => {
  const { Truncated, Short } = composeStories(truncate);
  const { unmount } = render(<Truncated />);
  expect(screen.getByRole('note')).toHaveAccessibleName(/tautan dikirim$/);
  unmount();
  render(<Short />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('a record names its sections and counts their errors', () => {
  const { WithError } = composeStories(record);
  render(<WithError />);
  expect(screen.getByRole('region', { name: 'Tiket dan Kuota' })).toHaveAttribute('id', 'tiket');
  const index = screen.getByRole('navigation', { name: 'Bagian formulir' });
  expect(within(index).getByRole('img', { name: '1 perlu diperbaiki' })).toBeInTheDocument();
});
