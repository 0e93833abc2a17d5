import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as bars from './bar-chart.stories.tsx';
import * as lines from './line-chart.stories.tsx';
import * as pies from './pie-chart.stories.tsx';

const { Bars, Grouped, Leading, Loading, Empty } = composeStories(bars);
const { TwoLinesWithGap } = composeStories(lines);
const { Gathered } = composeStories(pies);

it('is a picture with a text alternative, in a figure with a caption', () => {
  render(<Bars />);
  expect(within(screen.getByRole('figure')).getByText('Pendaftar per bulan', { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName('Pendaftar per bulan. Tertinggi Nov 734, terendah Feb 280.');
});

it('shows the same figures as a table', async () => {
  render(<Grouped />);
  await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel' }));
  const table = within(screen.getByRole('region', { name: 'Tabel Pendaftar per bulan' })).getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Bulan', 'Pendaftar', 'Diterima', 'Ditolak']);
  expect(within(table).getByRole('row', { name: 'Jan 312 222 37' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Lihat grafik' }));
  expect(screen.getByRole('img')).toBeInTheDocument();
});

it('links to the counted records in its table, and has no invisible links', async () => {
  render(<Leading />);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel' }));
  expect(screen.getByRole('link', { name: 'Jan' })).toHaveAttribute('href', '/?bulan=Jan');
});

it('gives screen readers the table beside the picture', () => {
  render(<TwoLinesWithGap />);
  expect(screen.getByRole('row', { name: '1 Okt 40 —' })).toBeInTheDocument();
});

it('adds shares to the parts of a whole and gathers the small ones', () => {
  render(<Gathered />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Peserta menurut topik. Penyuntingan 41%, Kebahasaan 27%, Kehumasan 15,5%, Penerjemahan 9,5%, Lainnya 7%.',
  );
  expect(screen.getByRole('row', { name: 'Komunikasi 44 (2,2%)' })).toBeInTheDocument();
});

it('shows loading in place of the chart, and reports an empty one (D237)', () => {
  const { unmount } = render(<Loading horizontal expectedRows={7} />);
  const place = screen.getByRole('status', { name: 'Memuat' });
  expect(place.firstElementChild).toHaveStyle({ height: '258px' });
  expect(screen.getByText('Pendaftar per bulan')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  unmount();
  render(<Empty />);
  expect(screen.getByText('Belum ada data')).toBeInTheDocument();
});

it('colours ordered steps with one scale, and categories with separate colours', () => {
  const colours = () =>
    [...document.querySelectorAll('figure li i')].map((swatch) => (swatch as HTMLElement).style.background);
  const { unmount } = render(<Grouped palette="scale" />);
  expect(colours()).toEqual([1, 2, 3].map((step) => `var(--w-colors-scale-${step})`));
  unmount();
  render(<Grouped />);
  expect(colours()).toEqual([1, 2, 3].map((step) => `var(--w-colors-chart-${step})`));
});
